import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Walks all lots, as after a backup was restored, and says what does not add up; nothing where the ledger is whole. */
export async function verifyLedger(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with walked as (
      select lot_id, no, balance, held, row_number() over w as place, sum(amount) over w as sum, sum(hold) over w as holds
      from ledger.entry window w as (partition by lot_id order by no)
    ), by_day as (
      select lot_id, effective_on, sum(sum(amount - hold)) over (partition by lot_id order by effective_on) as run
      from ledger.entry group by lot_id, effective_on
    )
    select 'Entry ' || no || ' of lot ' || lot_id || ' does not follow the one before.' as fault from walked
      where place <> no or sum <> balance or holds <> held
    union all
    select 'Lot ' || l.id || ' is not the sum of its entries.' from ledger.lot l
      left join lateral (select count(*) as entries, sum(amount) as sum, sum(hold) as holds from ledger.entry where lot_id = l.id) e on true
      where (coalesce(l.last_no, 0), l.balance, l.held) is distinct from (e.entries, coalesce(e.sum, 0), coalesce(e.holds, 0))
    union all
    select 'Account ' || a.personnel_id || ' ' || a.book || ' is not the sum of its lots.' from ledger.account a
      left join ledger.lot l on l.personnel_id = a.personnel_id and l.book = a.book group by a.personnel_id, a.book
      having (a.balance, a.held) is distinct from (coalesce(sum(l.balance), 0), coalesce(sum(l.held), 0))
    union all
    select distinct 'Request ' || r.id || ' is closed and still reserves.' from requests.request r
      join ledger.posting p on p.request_id = r.id join ledger.entry e on e.posting_id = p.id and e.hold > 0
      where r.closed_at is not null and not exists (select from ledger.entry s where s.lot_id = e.lot_id and s.settles_no = e.no)
    union all
    select 'Lot ' || l.id || ' is below its floor on ' || d.effective_on || '.' from by_day d join ledger.lot l on l.id = d.lot_id where d.run < l.floor
    limit 100`.execute(db);
  return rows.map(({ fault }) => fault);
}
