import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressOnce } from './compress-once.ts';
import { leaveSchemasBehind } from './leave-schemas-behind.ts';
import { subsetFont } from './subset-font.ts';

export default defineConfig({
  plugins: [react(), leaveSchemasBehind(), subsetFont(), compressOnce()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'esnext',
    rolldownOptions: {
      output: {
        strictExecutionOrder: true,
        codeSplitting: {
          groups: [
            // What a visitor needs to sign in, then the frame of every screen, then what many screens share: a screen asks for some files, not for a hundred.
            { name: 'libraries', test: /node_modules\//, tags: ['$initial'] },
            { name: 'first', tags: ['$initial'] },
            { name: 'shell', test: /apps\/web\/shell\/|web\/(inbox-badge|view-as-banner|maintenance-banner|sign-in-again-dialog|bell)/ },
            { name: 'common', minShareCount: 20 },
            { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/app': { target: 'ws://localhost:3000', ws: true } } },
});
