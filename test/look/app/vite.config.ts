import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  logLevel: 'error',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
  build: { emptyOutDir: true, minify: false, reportCompressedSize: false, modulePreload: false },
});
