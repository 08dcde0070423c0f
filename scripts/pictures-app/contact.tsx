// Every brand of the stories, light and dark, three boards each.
import '@kumiki/react/styles.css';
import { createRoot } from 'react-dom/client';
import { Branded } from '../../stories/theming/branded.tsx';
import { brands } from '../../stories/theming/brands.ts';
import { ThreeBoards } from '../../stories/theming/three-boards.tsx';

createRoot(document.getElementById('app')!).render(
  <div className="sheet">
    {brands.flatMap((brand) =>
      (['light', 'dark'] as const).map((scheme) => (
        <Branded key={`${brand.id} ${scheme}`} brand={brand} scheme={scheme}>
          <h2>
            {brand.name}, {scheme}
          </h2>
          <ThreeBoards faces={brand.faces} />
        </Branded>
      )),
    )}
  </div>,
);
