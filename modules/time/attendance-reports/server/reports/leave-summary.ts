import { sql, type RawBuilder } from 'kysely';
import type { Asked, ReportSql } from '../report.ts';
import { behindDays, recordsOfDays } from './days-of-people.ts';

const sums = sql`sum(d.late_minutes + d.undertime_minutes) as short_minutes, sum(d.absent_thousandths) as absent_thousandths`;

/** Minutes of a month in thousandths of a day by the table of the civil service: m/480 to three places, ties going down (`minutesToThousandths`). */
export function asThousandths(minutes: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`((${minutes} * 1000 + 239) / 480)`;
}

/** Of a locked month what was frozen; of an open one what its days say so far. Each month is converted once, as it is posted. */
function records(asked: Asked): RawBuilder<unknown> {
  const { from, to } = asked.query;
  // A day is not converted alone.
  const byMonth: Asked = { ...asked, query: { ...asked.query, by: 'person' } };
  return sql`
    select n.*, f.days is not null as is_locked, coalesce(f.short_thousandths, ${asThousandths(sql`n.short_minutes`)}) as short_thousandths
    from (${recordsOfDays(byMonth, sums)}) n
    join reference.appointment_status k on k.code = n.status_code and k.government_service
    left join (
      select personnel_id, date_trunc('month', lower(during)::timestamp)::date as month, sum(short_thousandths)::bigint as short_thousandths,
        sum(upper(during) - lower(during)) as days
      from dtr.frozen_month where superseded_at is null and during <@ daterange(${from}::date, ${to}::date, '[]') group by 1, 2
    ) f on f.personnel_id = n.personnel_id and f.month = n.month and f.days = n.last_day - n.first_day + 1
    where n.short_minutes + n.absent_thousandths > 0`;
}

/** What attendance charges to leave. */
export const leaveSummary: ReportSql = {
  records,
  figures: {
    short_minutes: sql`sum(r.short_minutes)`,
    short_thousandths: sql`sum(r.short_thousandths)`,
    absent_thousandths: sql`sum(r.absent_thousandths)`,
    charged_thousandths: sql`sum(r.short_thousandths + r.absent_thousandths)`,
    locked_months: sql`count(*) filter (where r.is_locked)`,
    open_months: sql`count(*) filter (where not r.is_locked)`,
  },
  shown: sql`w.charged_thousandths > 0`,
  shows: { absent: sql`w.absent_thousandths > 0`, open: sql`w.open_months > 0` },
  hasDays: false,
  behind: (asked, personId) => behindDays(asked, personId, sql`d.late_minutes + d.undertime_minutes + d.absent_thousandths > 0`),
};
