import type { Read } from '@talaan/imports/rules/readers.ts';

/** Monday first; Thursday before Tuesday, so that TTh is two days. */
const NAMES: readonly [RegExp, number][] = [
  [/^(mondays?|mon|mo|m)/, 1],
  [/^(tuesdays?|tues|tue|tu)/, 2],
  [/^(wednesdays?|wed|we|w)/, 3],
  [/^(thursdays?|thurs|thur|thu|th|h|r)/, 4],
  [/^(fridays?|fri|fr|f)/, 5],
  [/^(saturdays?|sat|sa)/, 6],
  [/^(sundays?|sun|su)/, 7],
  [/^t/, 2],
  [/^s/, 6],
];

const HOW = 'Enter them as MWF, TTh, Sat or Mon-Fri.';

/** `MWF`, `TTh`, `Mon/Wed`, `Sat`, `M-F` as days from 1, Monday, in order. S alone is Saturday. */
export function readWeekdays(cell: string): Read<number[]> {
  let rest = cell.toLowerCase().replace(/[\s.,/&;+]|\band\b/g, '');
  const days: number[] = [];
  let isRange = false;
  while (rest !== '') {
    if (/^[-–]/.test(rest)) {
      if (days.length === 0 || isRange) return { error: `“${cell.slice(0, 40)}” names no days of the week. ${HOW}` };
      isRange = true;
      rest = rest.slice(1);
      continue;
    }
    const found = NAMES.find(([name]) => name.test(rest));
    if (!found) return { error: `“${cell.slice(0, 40)}” names no days of the week. ${HOW}` };
    const [name, day] = found;
    rest = rest.replace(name, '');
    if (isRange) for (let between = days.at(-1)! + 1; between < day; between++) days.push(between);
    if (isRange && day <= days.at(-1)!) return { error: `“${cell.slice(0, 40)}” ends before it begins. ${HOW}` };
    isRange = false;
    days.push(day);
  }
  if (isRange || days.length === 0) return { error: `“${cell.slice(0, 40)}” names no days of the week. ${HOW}` };
  return { value: [...new Set(days)].sort((one, other) => one - other) };
}
