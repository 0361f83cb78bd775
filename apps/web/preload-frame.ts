import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What every screen needs, as `code-groups.ts` names it. */
const NEEDED = 'frame';

/**
 * Writes `signed-in.html` beside `index.html`: the same page, which also asks at once for the code and styles that every screen needs,
 * instead of when the first code has run. The server gives it to a browser that holds a session.
 */
export function preloadFrame(): Plugin {
  let folder = '';
  let links: string[] = [];
  return {
    name: 'preload-frame',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: (_, bundle) => {
      const needed = Object.values(bundle).filter((one) => one.type === 'chunk' && one.name === NEEDED);
      const styles = new Set(needed.flatMap((chunk) => (chunk.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [])));
      links = [
        ...needed.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
        ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
      ];
    },
    closeBundle: () => {
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      writeFileSync(join(folder, 'signed-in.html'), page.replace('</head>', `  ${links.join('\n    ')}\n  </head>`));
    },
  };
}
