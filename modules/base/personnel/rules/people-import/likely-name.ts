/** What an Ñ or ñ becomes when a file is read in another encoding than it was written in, or saved without it. */
const SIGNS: readonly [lost: RegExp, letter: string][] = [
  [/Ã±|¤|±|ń/g, 'ñ'],
  [/Ã‘|Ã\u0091|¥|╤/g, 'Ñ'],
  [/Ã©/g, 'é'],
  [/Ã¡/g, 'á'],
  [/Ã­|Ã\u00AD/g, 'í'],
  [/Ã³/g, 'ó'],
  [/Ãº/g, 'ú'],
  [/[?\uFFFD¿]/g, 'ñ'],
];

/**
 * The name as it probably was, where a letter of it was lost (`Pe?a`, `PE±A`, `Mu¤oz`); null where nothing shows that. In a name of the
 * Philippines the lost letter is nearly always an Ñ.
 */
export function likelyName(name: string): string | null {
  if (!/\p{L}/u.test(name)) return null;
  const likely = SIGNS.reduce((text, [lost, letter]) => text.replace(lost, letter), name);
  if (likely === name) return null;
  return /\p{Ll}/u.test(name.replace(/Ã./g, '')) ? likely : likely.toUpperCase();
}
