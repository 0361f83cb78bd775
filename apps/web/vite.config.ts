import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressOnce } from './compress-once.ts';

export default defineConfig({
  plugins: [react(), compressOnce()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'esnext',
    rolldownOptions: {
      output: {
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: 'query', test: /node_modules\/@tanstack\// },
            { name: 'zod', test: /node_modules\/zod\// },
            // What a visitor needs to sign in, then what many screens share: a screen asks for some files, not for a hundred.
            { name: 'first', tags: ['$initial'] },
            { name: 'common', minShareCount: 20 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/app': { target: 'ws://localhost:3000', ws: true } } },
});
