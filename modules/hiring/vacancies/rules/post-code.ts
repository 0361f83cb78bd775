const SMALL_WORDS = new Set(['OF', 'THE', 'AND', 'FOR', 'IN', 'TO', 'A', 'AN']);
const ROMAN: Readonly<Record<string, string>> = {
  I: '1',
  II: '2',
  III: '3',
  IV: '4',
  V: '5',
  VI: '6',
  VII: '7',
  VIII: '8',
  IX: '9',
  X: '10',
};
const LONGEST = 8;

/** The public code of a post: the initials of its title, and the year and number: `Administrative Officer V`, `2026-0012` → `AO5-2026-0012`. */
export function postCode(title: string, yearAndNumber: string): string {
  const words = title
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word));
  const rank = words.length > 1 ? ROMAN[words.at(-1)!] : undefined;
  const named = rank === undefined ? words : words.slice(0, -1);
  const letters = named.length === 1 ? named[0]!.slice(0, 3) : named.map(([first]) => first).join('');
  return `${(letters || 'JOB').slice(0, LONGEST)}${rank ?? ''}-${yearAndNumber}`;
}
