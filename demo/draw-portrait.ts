import { startChance } from '@talaan/kernel/server/demo/chance.ts';

const SKINS = ['#f1c9a5', '#e0ac7e', '#c98f62', '#a9714b'] as const;
const HAIRS = ['#1d1a18', '#2e241f', '#3d2b20', '#6b6660'] as const;
const CLOTHES = ['#2f5d8a', '#7a3b4a', '#3c6e57', '#8a6d2f', '#4b4a73', '#555f66'] as const;
const WALLS = ['#dfe8ef', '#efe6dc', '#e2eee4', '#ece3ef'] as const;

const TURNED_PX = 13;

interface Sitter {
  id: number;
  sex: string;
  /** To the left as one looks at it (-1), to the front (0), to the right (1). */
  turn?: -1 | 0 | 1;
}

/** A drawn face, 256 by 256, as SVG: the same for the same person. It is nobody's photograph. */
export function drawPortrait({ id, sex, turn = 0 }: Sitter): string {
  const chance = startChance(id * 7919);
  const [skin, hair, cloth, wall] = [SKINS, HAIRS, CLOTHES, WALLS].map((colours) => chance.pick<string>(colours));
  const width = chance.between(50, 58);
  const eye = chance.between(18, 22);
  const smile = chance.between(6, 14);
  const long = sex === 'Female' && chance.happens(0.75);
  const glasses = chance.happens(0.3);
  const back = long
    ? `<path d="M${128 - width - 12} 110q0 -74 ${width + 12} -74t${width + 12} 74v84h-${2 * width + 24}z" fill="${hair}"/>`
    : '';
  const fringe = `<path d="M${128 - width - 2} 112q-4 -66 ${width + 2} -68q${width + 6} 2 ${width + 2} 68q-14 -34 -${Math.round(width / 2)} -38q-40 22 -${Math.round(1.5 * width)} 38z" fill="${hair}"/>`;
  const eyes = [128 - eye, 128 + eye].map((x) => `<circle cx="${x}" cy="122" r="4.5" fill="#231f1c"/>`).join('');
  const frames = [128 - eye, 128 + eye]
    .map((x) => `<circle cx="${x}" cy="122" r="14" fill="none" stroke="#3a3a3a" stroke-width="3"/>`)
    .join('');
  const spectacles = glasses ? `${frames}<path d="M${128 - eye + 14} 122h${2 * eye - 28}" stroke="#3a3a3a" stroke-width="3"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
<rect width="256" height="256" fill="${wall}"/>${back}
<path d="M36 256q6 -66 92 -66t92 66z" fill="${cloth}"/><rect x="110" y="168" width="36" height="40" rx="16" fill="${skin}"/>
<ellipse cx="128" cy="122" rx="${width}" ry="62" fill="${skin}"/>${fringe}<g transform="translate(${TURNED_PX * turn} 0)">${eyes}${spectacles}
<path d="M128 128l-5 18h10" fill="none" stroke="#00000055" stroke-width="3"/>
<path d="M108 158q20 ${smile} 40 0" fill="none" stroke="#8d3f3a" stroke-width="4" stroke-linecap="round"/></g></svg>`;
}
