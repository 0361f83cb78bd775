import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressOnce } from './compress-once.ts';
import { groups } from './code-groups.ts';
import { compileCatalogue } from './language/compile-catalogue.ts';
import { faceFiles, faceLibraryOrNone } from './face-files.ts';
import { leavePartsBehind } from './leave-parts-behind.ts';
import { leaveSchemasBehind } from './leave-schemas-behind.ts';
import { preloadFrame } from './preload-frame.ts';
import { stylesWithComponents } from './styles-with-components.ts';
import { subsetFont } from './subset-font.ts';

export default defineConfig({
  plugins: [
    react(),
    compileCatalogue(),
    leaveSchemasBehind(),
    leavePartsBehind(),
    stylesWithComponents(),
    preloadFrame(),
    subsetFont(),
    faceFiles(),
    compressOnce(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'esnext',
    rolldownOptions: {
      // Names alone would be a tenth of what the first page loads: it lists all files.
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name }) => (name === 'zod' ? 'assets/zod-[hash].js' : 'assets/[hash:7].js'),
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  // In a folder of their own, because they have a policy of their own (kernel/server/calls/http.ts).
  worker: {
    format: 'es',
    plugins: () => [faceLibraryOrNone()],
    rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/app': { target: 'ws://localhost:3000', ws: true } } },
});
