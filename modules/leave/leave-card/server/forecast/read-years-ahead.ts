import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Stay } from '@talaan/leave/rules/accrual.ts';
import { planYearEnd } from '@talaan/forced-leave/server/public.ts';
import type { YearAhead } from '../../rules/forecast.ts';
import { vacationOf, type FiledDate } from './read-filed.ts';

interface Asked {
  personnelId: number;
  today: string;
  until: string;
  /** From this day on months are not closed. */
  from: string;
  stays: readonly Stay[];
  filed: readonly FiledDate[];
}

/**
 * The years whose end has forced leave to judge up to a day: the last one where it was not posted yet, the present one by the ledger and
 * what is filed, later ones by what is filed. A year at whose end no vacation leave is earned is left out.
 */
export async function readYearsAhead(db: Database, { personnelId, today, until, from, stays, filed }: Asked): Promise<YearAhead[]> {
  const present = Number(today.slice(0, 4));
  const [last] = await planYearEnd(db, { year: present - 1, today, people: [personnelId] });
  const [now] = await planYearEnd(db, { year: present, today, people: [personnelId] });
  const pending = filed.filter(({ isPending }) => isPending);
  const years: YearAhead[] = [];
  if (last && (from <= `${present - 1}-12-31` || last.state === 'open' || last.state === 'changed'))
    years.push({ year: present - 1, ...last });
  if (now)
    years.push({
      year: present,
      ...now,
      taken: [...now.taken, ...vacationOf(pending, present)],
      separatedOn: separationIn(present, stays),
    });
  for (let year = present + 1; year <= Number(until.slice(0, 4)); year += 1)
    if (earnsAtEnd(year, stays))
      years.push({
        year,
        tested: 0,
        balance: 0,
        separatedOn: separationIn(year, stays),
        taken: vacationOf(filed, year),
        cancelledPlan: [],
        stands: 0,
      });
  return years;
}

/** The last day of service, where the record has it within a year. */
function separationIn(year: number, stays: readonly Stay[]): string | null {
  const ends = stays.map(({ to }) => to).toSorted((one, other) => ((one ?? '9') < (other ?? '9') ? -1 : 1));
  const end = ends.at(-1) ?? null;
  return end !== null && end <= `${year}-12-31` ? end : null;
}

function earnsAtEnd(year: number, stays: readonly Stay[]): boolean {
  const last = stays.findLast(({ from, to }) => from <= `${year}-12-31` && (to === null || to >= `${year}-01-01`));
  return last?.earns === 'REGULAR';
}
