import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

/** The characters of the font's Latin part, as ranges. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
] as const;
/** Tabular figures, and what puts letters and accents beside each other. */
const FEATURES = ['tnum', 'kern', 'ccmp', 'locl', 'mark', 'mkmk'];
/** The weights of the theme. */
const WEIGHTS = { min: 400, max: 700 };

/** Leaves out of the built fonts what no screen shows: other forms of letters, other weights. Half of their size is that. */
export function subsetFont(): Plugin {
  let folder = '';
  return {
    name: 'subset-font',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir, 'assets');
    },
    closeBundle: async () => {
      const text = LATIN.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)));
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.woff2'))) {
        const path = join(folder, name);
        const font = await subset(readFileSync(path), text.join(''), {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
          variationAxes: { wght: WEIGHTS },
        });
        writeFileSync(path, font);
      }
    },
  };
}
