import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page for Node: packages stay where they are installed. */
export default defineConfig({
  plugins: [react()],
  build: { ssr: 'page.tsx', outDir: 'dist-server' },
});
