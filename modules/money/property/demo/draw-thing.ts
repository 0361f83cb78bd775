import { startChance } from '@talaan/kernel/server/demo/chance.ts';
import { pictureOf, type Picture } from './catalog.ts';

const PAINTS = ['#3f5f86', '#6d4c41', '#4b6b57', '#8a5a44', '#55606b', '#7a3f4d'] as const;
const WALLS = ['#e7e3da', '#dde5ea', '#e9e4ee', '#e3eadf'] as const;
const FLOORS = ['#b9a68c', '#a8adb0', '#c4b7a0'] as const;

/** A drawn thing in its room, 480 by 360, as SVG: the same for the same article and turn. It is no photograph of anything. */
export function drawThing(article: string, turn: number): string {
  const chance = startChance([...article].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7 + turn) | 0);
  const [paint, wall, floor] = [PAINTS, WALLS, FLOORS].map((colours) => chance.pick<string>(colours)) as [string, string, string];
  const [x, y] = [chance.between(-24, 24), chance.between(-6, 10)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360">
<rect width="480" height="360" fill="${wall}"/><rect y="262" width="480" height="98" fill="${floor}"/>
<ellipse cx="${240 + x}" cy="${306 + y}" rx="150" ry="14" fill="#00000030"/>
<g transform="translate(${x} ${y})">${SHAPES[pictureOf(article)](paint)}</g></svg>`;
}

const DARK = '#2b2f33';
const GLASS = '#9fc3d6';
const STEEL = '#c9ced2';
const WHITE = '#f4f4f2';
const WOOD = '#8b5e3c';

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 4) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const disc = (x: number, y: number, radius: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;
const wheel = (x: number, y: number, radius: number) => disc(x, y, radius, DARK) + disc(x, y, radius * 0.45, STEEL);
const legs = (places: readonly number[], y: number, fill: string) => places.map((x) => box(x, y, 12, 304 - y, fill, 2)).join('');

const SHAPES: Readonly<Record<Picture, (paint: string) => string>> = {
  laptop: (paint) =>
    box(150, 130, 180, 122, DARK, 8) +
    box(159, 139, 162, 104, paint) +
    shape('M128 300l22-48h180l22 48z', STEEL) +
    box(205, 282, 70, 12, '#aab0b5'),
  desktop: (paint) =>
    box(120, 110, 190, 128, DARK, 6) +
    box(129, 119, 172, 104, paint) +
    box(200, 238, 30, 40, DARK) +
    box(165, 274, 100, 10, DARK) +
    box(326, 130, 66, 172, '#3a3f45') +
    disc(359, 152, 6, '#58d08a') +
    box(140, 290, 150, 14, STEEL),
  printer: (paint) =>
    box(140, 190, 200, 110, '#3d4348', 10) +
    box(165, 130, 150, 66, WHITE) +
    box(165, 244, 150, 40, WHITE) +
    box(150, 200, 180, 14, paint) +
    disc(315, 226, 6, '#58d08a'),
  chair: (paint) =>
    box(190, 90, 100, 110, paint, 18) +
    box(176, 204, 128, 26, paint, 10) +
    box(232, 230, 16, 52, DARK) +
    shape('M170 300l62-22h16l62 22-4 8-66-18-66 18z', DARK),
  cabinet: (paint) =>
    box(170, 70, 140, 234, paint, 4) +
    [80, 136, 192, 248].map((y) => box(180, y, 120, 48, '#ffffff22') + box(225, y + 20, 30, 7, STEEL)).join(''),
  table: (paint) => box(90, 190, 300, 22, WOOD) + box(96, 212, 288, 10, '#6f4a2f') + legs([104, 364], 222, paint),
  aircon: (paint) =>
    box(90, 90, 300, 96, WHITE, 16) +
    box(110, 158, 260, 8, '#c4cacd') +
    box(110, 170, 260, 6, '#c4cacd') +
    box(330, 112, 40, 12, paint) +
    disc(120, 112, 4, '#58d08a'),
  fan: (paint) =>
    disc(240, 150, 78, '#ffffff88') +
    [0, 120, 240]
      .map((angle) => `<ellipse cx="240" cy="112" rx="22" ry="38" fill="${paint}" transform="rotate(${angle} 240 150)"/>`)
      .join('') +
    disc(240, 150, 14, DARK) +
    box(233, 226, 14, 64, STEEL) +
    box(186, 288, 108, 16, DARK, 8),
  microscope: (paint) =>
    box(170, 284, 150, 20, DARK, 8) +
    shape('M268 284q40-60 0-128l-22 10q30 62-6 118z', paint) +
    box(180, 236, 84, 10, DARK) +
    `<g transform="rotate(-24 226 150)">${box(208, 88, 36, 110, WHITE, 8)}${box(214, 66, 24, 30, DARK)}${box(217, 198, 18, 24, STEEL)}</g>`,
  projector: (paint) =>
    box(130, 200, 220, 90, WHITE, 14) +
    disc(196, 246, 32, DARK) +
    disc(196, 246, 18, GLASS) +
    box(250, 224, 80, 8, '#c4cacd') +
    box(250, 240, 80, 8, '#c4cacd') +
    box(150, 290, 30, 12, paint) +
    box(300, 290, 30, 12, paint),
  van: (paint) =>
    shape('M70 280v-90q4-56 40-62h180q40 4 66 60l50 16q16 8 14 76z', paint) +
    shape('M92 188q4-40 24-42h54v42zM182 146h66v42h-66zM262 146h26q26 4 42 42h-68z', GLASS) +
    wheel(136, 284, 30) +
    wheel(344, 284, 30),
  motorcycle: (paint) =>
    wheel(150, 264, 42) +
    wheel(334, 264, 42) +
    shape('M150 264l52-62h86l46 62-60-16-60 16z', paint) +
    box(196, 184, 84, 18, DARK, 9) +
    shape('M286 204l26-52h-34v-8h48l-28 66z', DARK) +
    disc(318, 172, 12, GLASS),
  tractor: (paint) =>
    shape('M190 240v-66h130q24 4 26 66z', paint) +
    shape('M190 176v-74h74l10 74z', '#e8d9a0') +
    box(200, 112, 54, 56, GLASS) +
    box(304, 120, 10, 54, DARK) +
    wheel(190, 244, 62) +
    wheel(332, 268, 36),
  engine: (paint) =>
    box(150, 180, 180, 96, paint, 14) +
    box(176, 150, 90, 34, DARK) +
    disc(200, 228, 30, STEEL) +
    disc(200, 228, 12, DARK) +
    box(316, 200, 60, 26, STEEL) +
    legs([164, 304], 276, DARK),
  bottle: (paint) =>
    box(190, 130, 100, 174, paint, 34) +
    box(224, 92, 32, 42, DARK) +
    shape('M256 100l56 30-6 10-54-22z', DARK) +
    box(206, 190, 68, 60, WHITE),
  box: (paint) =>
    box(130, 170, 220, 130, '#43494f', 8) +
    box(146, 186, 188, 34, paint) +
    [160, 190, 220, 250, 280, 310].map((x) => disc(x, 250, 8, STEEL)).join('') +
    disc(320, 278, 5, '#58d08a'),
  screen: (paint) =>
    box(90, 90, 300, 172, DARK, 8) +
    box(100, 100, 280, 152, paint) +
    shape('M100 252l120-152h70L170 252z', '#ffffff22') +
    box(180, 262, 14, 38, DARK) +
    box(286, 262, 14, 38, DARK),
  boat: (paint) =>
    shape('M60 220h360q-30 78-90 80H140q-60-10-80-80z', paint) +
    box(180, 170, 110, 50, WHITE) +
    box(194, 182, 30, 24, GLASS) +
    box(238, 182, 30, 24, GLASS) +
    shape('M60 220h360l-4 12H64z', WHITE),
  bed: (paint) =>
    box(90, 210, 300, 34, WHITE, 10) +
    box(90, 240, 300, 16, STEEL) +
    box(84, 150, 14, 150, STEEL) +
    box(382, 180, 14, 120, STEEL) +
    box(106, 190, 74, 24, paint, 12) +
    disc(90, 302, 9, DARK) +
    disc(390, 302, 9, DARK),
};
