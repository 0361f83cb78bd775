import { dateOfArchive } from './archive-name.ts';

const DAYS = 7;
const WEEKS = 4;
const MONTHS = 12;

/**
 * Of the names in a folder of backups, those that stay: the newest archive of each of the last 7 days, 4 weeks (from Monday) and
 * 12 months of which there are any, and whatever is no archive of ours. Days without a backup do not count, so that nothing is lost
 * while none are made.
 */
export function chooseKept(names: readonly string[]): Set<string> {
  const archives = names.flatMap((name) => {
    const at = dateOfArchive(name);
    return at ? [{ name, at }] : [];
  });
  const newestFirst = archives.sort((one, other) => Temporal.PlainDateTime.compare(other.at, one.at));
  const newestOfEach = (period: (at: Temporal.PlainDateTime) => string, count: number) => {
    const found = new Map<string, string>();
    for (const { name, at } of newestFirst) if (!found.has(period(at))) found.set(period(at), name);
    return [...found.values()].slice(0, count);
  };
  const foreign = names.filter((name) => !dateOfArchive(name));
  return new Set([
    ...foreign,
    ...newestOfEach((at) => at.toPlainDate().toString(), DAYS),
    ...newestOfEach((at) => `${at.yearOfWeek}-${at.weekOfYear}`, WEEKS),
    ...newestOfEach((at) => at.toPlainDate().toPlainYearMonth().toString(), MONTHS),
  ]);
}
