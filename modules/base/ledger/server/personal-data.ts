import { sql } from 'kysely';
import { personalDataAtLength, personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

/** Days with three decimals, hours and minutes with two, pesos. */
const size = (
  column: string,
) => sql`case b.unit when 'thousandth of a day' then to_char(${sql.ref(column)} / 1000.0, 'FM999999990.000') || ' days'
  when 'second' then to_char(${sql.ref(column)} / 3600.0, 'FM999999990.00') || ' hours'
  when 'minute' then to_char(${sql.ref(column)} / 60.0, 'FM999999990.00') || ' hours'
  else 'PHP ' || to_char(${sql.ref(column)} / 100.0, 'FM999,999,999,990.00') end`;

export const personalDataOfLedger: readonly PersonalDataPart[] = [
  personalDataIn(
    'Credits and other balances',
    ['ledger.account', 'ledger.lot'],
    ({ personnelId }) => sql`
      select b.name as "Of", l.earned_on as "Earned", l.expires_on as "Expires", ${size('l.balance')} as "Balance", ${size('l.held')} as "Reserved"
      from ledger.lot l join ledger.book b on b.code = l.book where l.personnel_id = ${personnelId} order by b.name, l.expires_on, l.id`,
  ),
  personalDataAtLength(
    'What was credited and charged',
    ['ledger.posting', 'ledger.entry'],
    ({ personnelId }) => sql`
      select e.effective_on as "On", b.name as "Of", p.particulars as "Particulars", ${size('e.amount')} as "Amount", ${size('e.hold')} as "Reserved",
        p.reason as "Reason", p.recorded_at as "Posted", a.name as "By"
      from ledger.posting p join ledger.entry e on e.posting_id = p.id join ledger.lot l on l.id = e.lot_id join ledger.book b on b.code = l.book
        left join identity.account_view a on a.id = p.account_id
      where p.personnel_id = ${personnelId} order by e.effective_on, p.id, e.lot_id, e.no`,
  ),
];
