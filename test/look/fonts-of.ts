import type { CDPSession, Page } from 'playwright-core';

type Node = Awaited<ReturnType<typeof documentOf>>;

const documentOf = async (session: CDPSession) => (await session.send('DOM.getDocument', { depth: -1 })).root;

/** The fonts that the letters of a page are drawn in, as the browser reports them. */
export async function fontsOf(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const reports = await Promise.all(
    withLetters(await documentOf(session)).map(({ nodeId }) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  const names = reports.flatMap(({ fonts }) =>
    fonts.map(({ familyName, isCustomFont }) =>
      // A variable font names the thinnest of its weights.
      isCustomFont ? `${familyName.replace(/ Thin$/, '')}, of the page` : `${familyName}, of the machine`,
    ),
  );
  return [...new Set(names)];
}

function withLetters(node: Node): Node[] {
  const children = node.children ?? [];
  const own = children.some(({ nodeType }) => nodeType === 3) ? [node] : [];
  return [...own, ...children.flatMap(withLetters)];
}
