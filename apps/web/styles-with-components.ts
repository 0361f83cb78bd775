import type { Plugin } from 'vite';

/** `…/Button/Button.module.mjs` holds the names of the classes of `styles/Button.css`. */
const CLASSES = /\/@mantine\/core\/esm\/components\/.*\/(\w+)\.module\.mjs$/;
const OWN = /\/(kernel|modules|apps)\/[^?]*(?<!\/fonts)\.css$/;

/**
 * Mantine's styles come with the components that a screen uses, in its file of styles, instead of all with the first page. Ours count
 * more than theirs of the same weight, whichever of them the browser meets first.
 */
export function stylesWithComponents(): Plugin {
  return {
    name: 'styles-with-components',
    enforce: 'pre',
    transform: {
      filter: { id: [CLASSES, OWN] },
      handler(code, id) {
        const name = CLASSES.exec(id)?.[1];
        return { code: name ? `import '@mantine/core/styles/${name}.css';\n${code}` : `html {\n${code}\n}`, map: null };
      },
    },
  };
}
