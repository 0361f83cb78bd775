import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { PastRating } from '../../rules/after/past-rating.ts';
import type { Form } from '../../rules/form/form-line.ts';
import type { Level } from '../../rules/levels.ts';
import { ratePerson } from '../../rules/period/rate-person.ts';
import { readTerms, termsOn } from '../settings/read-terms.ts';

interface OfForm {
  personnel_id: number;
  period_id: number;
  name: string;
  from: string;
  to: string;
  form: Form;
  office_id: number;
  days: number;
  final: number;
  level: Level;
}

/**
 * What people were rated, by person, the newest first: of CLOSED forms, several of a period as their mean by days once none of them is open, and of what
 * was entered from before the product (domain page, B6.3, B6.7). The rules of rules/after judge by these. Three statements.
 */
export async function readRatings(db: Database, people: readonly number[]): Promise<Map<number, PastRating[]>> {
  const { rows } = await sql<OfForm>`
    select f.personnel_id, q.id as period_id, q.name, lower(q.during) as from, upper(q.during) - 1 as to, f.form, f.office_id, f.days, f.final, f.level
    from performance.form f join performance.period q on q.id = f.period_id
    where f.state = 'CLOSED' and f.personnel_id = any(${[...people]}::integer[])
      and not exists (select from performance.form o where o.personnel_id = f.personnel_id and o.period_id = f.period_id
        and o.state not in ('CLOSED', 'NOT_RATED'))
    order by f.id`.execute(db);
  const { rows: past } = await sql<Omit<OfForm, 'form'> & { paper: string }>`
    select personnel_id, lower(during) as from, upper(during) - 1 as to, final, level, paper
    from performance.past_rating where personnel_id = any(${[...people]}::integer[])`.execute(db);
  const terms = await readTerms(db);
  const found = new Map<number, PastRating[]>();
  const add = (person: number, rating: PastRating) => found.set(person, [...(found.get(person) ?? []), rating]);
  for (const parts of Map.groupBy(rows, ({ personnel_id, period_id }) => `${personnel_id} ${period_id}`).values()) {
    const [first] = parts as [OfForm];
    const { name, from, to } = first;
    const source = parts.length === 1 ? `${first.form} of ${name}` : `${parts.length} forms of ${name}, their mean by days`;
    const one = ratePerson(
      parts.map(({ office_id, days, final }) => ({ office_id, from, days: Math.max(days, 1), final })),
      termsOn(terms, from).adjectives,
    );
    if (one) add(first.personnel_id, { period: { name, from, to }, final: one.final, level: one.level, source });
  }
  for (const { personnel_id, from, to, final, level, paper } of past)
    add(personnel_id, { period: { name: namePeriod(from, to), from, to }, final, level, source: paper });
  return new Map(
    [...found].map(([person, all]) => [person, all.toSorted((one, other) => other.period.to.localeCompare(one.period.to))] as const),
  );
}

const MONTH = new Intl.DateTimeFormat('en-PH', { month: 'long', timeZone: 'UTC' });

/** `January to June 2024`, of a rating whose period is not of the product. */
function namePeriod(from: string, to: string): string {
  const [first, last] = [from, to].map((day) => ({ month: MONTH.format(new Date(`${day}T00:00:00Z`)), year: day.slice(0, 4) }));
  return first!.year === last!.year
    ? `${first!.month} to ${last!.month} ${last!.year}`
    : `${first!.month} ${first!.year} to ${last!.month} ${last!.year}`;
}
