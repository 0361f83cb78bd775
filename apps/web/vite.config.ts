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
            // What several screens use, in files of some size by who uses it: a screen asks for a dozen files, not for a hundred.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 40_000 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/app': { target: 'ws://localhost:3000', ws: true } } },
});
