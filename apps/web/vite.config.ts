import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressOnce } from './compress-once.ts';
import { leaveSchemasBehind, WITH_SCHEMAS } from './leave-schemas-behind.ts';
import { stylesWithComponents } from './styles-with-components.ts';
import { subsetFont } from './subset-font.ts';

/** The frame of every screen, with what modules contribute to it. */
const SHELL = /web\/(.*\/)?(shell|inbox-badge|view-as-banner|maintenance-banner|sign-in-again-dialog|bell)\.tsx$/;
/** What modules contribute to the home, without its charts. */
const HOME =
  /modules\/(dashboards\/web\/|[\w-]+\/web\/(home\/|dashboard\/(today|month)|(.*\/)?(circulars|ahead|inbox|requests|papers|open)-(card|line)))/;

export default defineConfig({
  plugins: [react(), leaveSchemasBehind(), stylesWithComponents(), subsetFont(), compressOnce()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'esnext',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What a visitor needs to sign in, then the frame of every screen: a group takes what its modules need along, so that none waits for a later one.
            { name: 'libraries', test: /node_modules\//, tags: ['$initial'], priority: 90 },
            { name: 'first', tags: ['$initial'], priority: 80 },
            { name: 'shell', test: SHELL, priority: 70 },
            { name: 'zod', test: /node_modules\/zod\/|kernel\/contract\/.*\?whole$/, priority: 65 },
            { name: 'list', test: /kernel\/web\/(list-screen|page)\.tsx/, priority: 60 },
            { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2, priority: 55 },
            { name: 'form', test: /@mantine\/(form|dates)\/|kernel\/web\/(form-|date-field|upload-)/, priority: 50 },
            { name: 'common', test: (id) => !WITH_SCHEMAS.test(id), minShareCount: 20, priority: 30 },
            // Parts of the home are shown together.
            { name: 'home', test: HOME, priority: 20 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/app': { target: 'ws://localhost:3000', ws: true } } },
});
