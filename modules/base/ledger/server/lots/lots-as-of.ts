import { sql, type RawBuilder } from 'kysely';

export interface LotsAsked {
  books: readonly string[];
  /** The end of this day, past or to come. */
  on: string;
  /** All people, where it is left out. */
  people?: readonly number[] | undefined;
  /** Counts only what was recorded up to then. */
  knownAt?: Temporal.Instant | undefined;
}

/**
 * Lots as of the end of a day, for a statement that joins them: `personnel_id`, `book`, `balance` without what has expired by then, `held` up to
 * the day, and `held_now`, whatever its days. Counts back from the balance of today, so that the cost follows from what was posted after the day.
 */
export function lotsAsOf({ books, on, people, knownAt }: LotsAsked): RawBuilder<unknown> {
  const ofPeople = people ? sql`and l.personnel_id ${isOne(people, 'integer')}` : sql``;
  const later = knownAt
    ? sql`or exists (select from ledger.posting p where p.id = e.posting_id and p.recorded_at > ${knownAt.toString()}::timestamptz)`
    : sql``;
  return sql`
    select l.personnel_id, l.book, x.held, l.held as held_now,
      case when l.expires_on < ${on}::date then least(x.posted, x.held) else x.posted end as balance
    from ledger.lot l cross join lateral (
      select l.balance - coalesce(sum(e.amount), 0) as posted, l.held - coalesce(sum(e.hold), 0) as held
      from ledger.entry e where e.lot_id = l.id and (e.effective_on > ${on}::date ${later})) x
    where l.book ${isOne(books, 'text')} ${ofPeople}`;
}

/** Is one of these. Of a single one PostgreSQL keeps the plan; of a list it would plan the statement each time. */
function isOne(values: readonly (number | string)[], type: 'integer' | 'text'): RawBuilder<unknown> {
  return values.length === 1 ? sql`= ${values[0]}` : sql`= any (${[...values]}::${sql.raw(type)}[])`;
}
