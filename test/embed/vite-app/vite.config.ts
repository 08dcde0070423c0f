import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    rolldownOptions: {
      input: ['index.html', 'own-worker.html', 'layers.html', 'hydrate.html', 'cycles.html', 'own-puzzle.html'],
    },
  },
});
