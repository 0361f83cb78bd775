import { contributed } from '@talaan/kernel/server/contributed.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { acknowledgementDue } from '../../rules/due-days.ts';

interface Waiting {
  id: number;
  issuedOn: string;
  campus_id: number;
}

/** Long enough for five working days over any holidays. */
const LONGEST_DAYS = 60;

/** The working day until which each of these papers is to be acknowledged, by its number; the calendar is read once. */
export async function findDues({ db, server }: Pick<Call, 'db' | 'server'>, papers: readonly Waiting[]): Promise<Map<number, string>> {
  if (papers.length === 0) return new Map();
  const days = papers.map(({ issuedOn }) => issuedOn).toSorted();
  const until = Temporal.PlainDate.from(days.at(-1)!).add({ days: LONGEST_DAYS }).toString();
  const free = await contributed(server, freeDays)(db, days[0]!, until);
  const freeAt = new Set(free.map(({ date, campus_id: campus }) => `${date} ${campus ?? ''}`));
  return new Map(
    papers.map(({ id, issuedOn, campus_id: campus }) => [
      id,
      acknowledgementDue(issuedOn, (day) => freeAt.has(`${day} `) || freeAt.has(`${day} ${campus}`)),
    ]),
  );
}
