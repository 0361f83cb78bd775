/** How a text takes the day of Greenwich for that of the university: until 8 in the morning that is the day before. */
const WAYS: readonly [RegExp, string][] = [
  [/\b(?:\w*\.)?(?:\w+_at|at)\)?::date\b/, 'the day of a timestamptz'],
  [/\btimestamptz::date\b|\bnow\(\)::date\b/i, 'the day of a timestamptz'],
  [/\bcurrent_date\b/i, 'current_date'],
  [/\.toISOString\(\)\.slice\(0, ?(?:7|10)\)/, 'the day of toISOString'],
  [/\b(?:\w+_at|\w+At|at)(?:\(\w*\))?(?:\.toString\(\))?[!?]?\.?\.slice\(0, ?(?:7|10)\)/, 'the first letters of a moment'],
];

export const INSTEAD = 'write localDay(moment), or kernel.date_of(moment) in SQL';

/** The lines of a text that do so, as `12: what it takes`. Comments and what stands in `allowed` are left out. */
export function findUtcDates(text: string, allowed: readonly string[] = []): string[] {
  return text.split('\n').flatMap((line, at) => {
    if (/^\s*(?:\/\/|\*|\/\*|--)/.test(line) || allowed.some((one) => line.includes(one))) return [];
    const way = WAYS.find(([pattern]) => pattern.test(line));
    return way ? [`${at + 1}: ${way[1]}`] : [];
  });
}
