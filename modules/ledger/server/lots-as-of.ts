import { sql, type RawBuilder } from 'kysely';

/**
 * The lots of all people in some books as of the end of a day, past or to come, for a list that joins them: `personnel_id`, `book`, `balance`
 * without what has expired by then, and `held_now`, what requests that are not decided hold whatever their days. Says what `balances` says;
 * entries after the day are read once for all lots and taken off the balance of today.
 */
export function lotsAsOf(books: readonly string[], on: string): RawBuilder<unknown> {
  return sql`
    select l.personnel_id, l.book, l.held as held_now,
      case when l.expires_on < ${on}::date
        then least(l.balance - coalesce(later.posted, 0), l.held - coalesce(later.held, 0)) else l.balance - coalesce(later.posted, 0) end as balance
    from ledger.lot l left join (
      select e.lot_id, sum(e.amount) as posted, sum(e.hold) as held from ledger.entry e where e.effective_on > ${on}::date group by e.lot_id
    ) later on later.lot_id = l.id
    where l.book = any (${[...books]}::text[])`;
}
