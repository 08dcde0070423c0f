import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Tables are no part of plain MDX.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Named here, or a cold cache makes Vite reload the page in the middle of the first stories.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@kumiki/react > culori/fn',
        '@kumiki/react > clsx',
        '@kumiki/formats > fflate',
        '@kumiki/formats > image-q',
        '@kumiki/formats > fast-xml-parser',
      ],
    },
    resolve: { ...vite.resolve, conditions: ['source', 'module', 'browser', 'development|production'] },
  }),
};
export default config;
