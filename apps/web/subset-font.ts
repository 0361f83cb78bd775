import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

type Ranges = readonly (readonly [number, number])[];

/**
 * The characters of each part of the font, as ranges (kernel/web/fonts.css): what nearly every page has, which is the letters of Philippine
 * names and the marks of our texts; and what comes on demand.
 */
const USUAL: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  ...[...'ÁÉÍÑÓÚÜáéíñóúü×÷'].map((letter) => [letter.codePointAt(0)!, letter.codePointAt(0)!] as const),
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x203a, 0x203a],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const LATIN: Ranges = [[0xa1, 0xff]];
const LATIN_EXT: Ranges = [
  [0x100, 0x2ba],
  [0x1e00, 0x1eff],
  [0x20a0, 0x20c0],
];
/** Tabular figures, and how near letters stand to each other. */
const FEATURES = ['tnum', 'kern'];
/** The weights of the theme. */
const WEIGHTS = { min: 400, max: 700 };

/** Leaves out of the built fonts what no screen shows: other forms of letters, other weights. More than half of their size is that. */
export function subsetFont(): Plugin {
  let folder = '';
  return {
    name: 'subset-font',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir, 'assets');
    },
    closeBundle: async () => {
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.woff2'))) {
        const path = join(folder, name);
        const { ranges, axes } = partOf(name);
        const font = await subset(readFileSync(path), formatRanges(ranges), {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
          variationAxes: { wght: WEIGHTS, ...axes },
        });
        writeFileSync(path, font);
      }
    },
  };
}

/** Of one file comes one part: the other Latin letters are of the file that also has optical sizes, of which the others have the smallest. */
function partOf(name: string): { ranges: Ranges; axes?: { opsz: number } } {
  if (name.includes('-latin-ext-')) return { ranges: LATIN_EXT };
  return name.includes('-opsz-') ? { ranges: LATIN, axes: { opsz: 14 } } : { ranges: USUAL };
}

function formatRanges(ranges: Ranges): string {
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))).join('');
}
