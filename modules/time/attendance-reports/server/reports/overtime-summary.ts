import { sql, type RawBuilder } from 'kysely';
import { formatMinutes } from '@talaan/overtime/rules/format-hours.ts';
import type { BehindItem } from '../../contract/reports.ts';
import { personMonths } from '../person-months.ts';
import type { Asked, ReportSql } from '../report.ts';

/** What was approved and not cancelled since. */
const ORDERED = sql`array['APPROVED', 'RENDERED', 'OUTPUT_CERTIFIED', 'CREDITED', 'PAID']`;

const COLUMNS = [
  'ordered_minutes',
  'work_minutes',
  'free_minutes',
  'credited_seconds',
  'day_off_thousandths',
  'paid_centavos',
  'lost_seconds',
  'credit_balance',
];

/** Hours by their day, what they came to by the month that HR certified, and the credit left at the end of the period. */
function records(asked: Asked): RawBuilder<unknown> {
  const { from, to, by } = asked.query;
  const none = sql`null::bigint`;
  // Credit that is left is of the end of the period and of no month within it.
  const balances =
    by === 'time'
      ? sql``
      : sql`union all
        select l.personnel_id, date_trunc('month', ${to}::timestamp)::date, ${none}, ${none}, ${none}, ${none}, ${none}, ${none}, ${none}, sum(e.amount)::bigint
        from ledger.lot l join ledger.entry e on e.lot_id = l.id
        where l.book = 'COC' and e.effective_on <= ${to}::date and (l.expires_on is null or l.expires_on >= ${to}::date) group by 1`;
  return sql`
    select m.personnel_id, m.office_id, m.month as at, ${sql.join(COLUMNS.map((name) => sql`coalesce(sum(x.${sql.id(name)}), 0)::bigint as ${sql.id(name)}`))}
    from (${personMonths(asked)}) m join (
      select u.personnel_id, date_trunc('month', u.date::timestamp)::date as month, (u.to_minute - u.from_minute)::bigint as ordered_minutes,
        case when u.kind = 'WORK' then u.counted_minutes end::bigint as work_minutes, case when u.kind <> 'WORK' then u.counted_minutes end::bigint as free_minutes,
        ${none} as credited_seconds, ${none} as day_off_thousandths, ${none} as paid_centavos, ${none} as lost_seconds, ${none} as credit_balance
      from overtime.duty u where u.date between ${from}::date and ${to}::date and u.state = any(${ORDERED})
      union all
      select s.personnel_id, (s.month || '-01')::date, ${none}, ${none}, ${none}, s.credited_seconds, s.day_off_thousandths, s.paid_centavos,
        case when s.credited_seconds is not null then s.lost end, ${none}
      from overtime.settled s where s.month between ${from.slice(0, 7)} and ${to.slice(0, 7)}
      ${balances}
    ) x on x.personnel_id = m.personnel_id and x.month = m.month
    group by m.personnel_id, m.office_id, m.month`;
}

/** Overtime from what was ordered to what it came to. */
export const overtimeSummary: ReportSql = {
  records,
  figures: Object.fromEntries(COLUMNS.map((name) => [name, sql`sum(r.${sql.id(name)})`])),
  shown: sql`w.ordered_minutes + w.credited_seconds + w.day_off_thousandths + w.paid_centavos + w.credit_balance > 0`,
  shows: { credited: sql`w.credited_seconds > 0`, paid: sql`w.paid_centavos > 0`, lost: sql`w.lost_seconds > 0` },
  hasDays: false,
  behind: behindOvertime,
};

interface Duty {
  date: string;
  record: number;
  activity: string;
  ordered_minutes: number;
  counted_minutes: number | null;
}

async function behindOvertime({ query: { from, to }, ...call }: Asked, personId: number): Promise<BehindItem[]> {
  const { rows } = await sql<Duty>`
    select u.date, u.authority_id as record, t.activity, u.to_minute - u.from_minute as ordered_minutes, u.counted_minutes
    from overtime.duty u join overtime.authority t on t.id = u.authority_id
    join (${personMonths({ ...call, query: { from, to } }, personId)}) m on m.personnel_id = u.personnel_id and u.date between m.first_day and m.last_day
    where u.state = any(${ORDERED}) order by u.date, u.from_minute`.execute(call.db);
  return rows.map(({ date, record, activity, ordered_minutes, counted_minutes }) => {
    const counts = counted_minutes === null ? 'not matched yet' : `${formatMinutes(counted_minutes)} count`;
    return { date, until: null, record, text: `${activity}: ${formatMinutes(ordered_minutes)} ordered, ${counts}` };
  });
}
