import { sql } from 'kysely';
import { readFrozenSpan } from '@talaan/dtr/server/public.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import {
  chargesOf,
  type AttendedDay,
  type LockedRecord,
  type MonthCharges,
  type UnpaidLeave,
} from '@talaan/leave-close/rules/month-charges.ts';
import type { Stay } from '@talaan/leave/rules/accrual.ts';
import { MONTHS_LOOKED_AT, readDays, readOpenings, readUnpaidStandings } from '@talaan/leave-close/server/public.ts';

interface Asked {
  personnelId: number;
  today: string;
  until: string;
}

/**
 * The months of a person up to a day that no close has posted, in their order: since the first that was closed at all, else since their
 * opening balance, else from the present one on.
 */
export async function readOpenMonths(db: Database, { personnelId, today, until }: Asked): Promise<string[]> {
  const present = Temporal.PlainYearMonth.from(today.slice(0, 7));
  const earliest = present.subtract({ months: MONTHS_LOOKED_AT });
  const { rows } = await sql<{ month: string }>`
    select to_char(m, 'YYYY-MM') as month
    from generate_series(
      (greatest(coalesce((select min(month) from leave.close_run), (
        select max(p.period) from ledger.posting p where p.personnel_id = ${personnelId} and p.cause = 'opening'
          and not exists (select from ledger.posting r where r.reverses_id = p.id)), ${present.toString()}), ${earliest.toString()}) || '-01')::date,
      ${until}::date, interval '1 month') m
    where not exists (select from leave.closed_month c where c.personnel_id = ${personnelId} and c.month = to_char(m, 'YYYY-MM')) order by 1`.execute(
    db,
  );
  return rows.map(({ month }) => month);
}

interface Known extends Asked {
  stays: readonly Stay[];
  leave: readonly UnpaidLeave[];
}

/**
 * What these months charge as far as it is known today: locked records, of other days the minutes that attendance has so far, standings and
 * leave without pay. Absences count once their record is locked, since they may still be explained.
 */
export async function chargesOfMonths(
  db: Database,
  months: readonly string[],
  { personnelId, today, until, stays, leave }: Known,
): Promise<{ month: string; charges: MonthCharges }[]> {
  if (months.length === 0) return [];
  const span = { from: `${months[0]!}-01`, to: monthBounds(until.slice(0, 7)).to };
  const records = await readFrozenSpan(db, span, [personnelId]);
  const standings = await readUnpaidStandings(db, span, [personnelId]);
  const openings = await readOpenings(db, { from: span.from, to: span.from }, [personnelId]);
  const attended = await readDays(db, { from: span.from, to: today }, [personnelId]);
  return months
    .map((month) => {
      const bounds = monthBounds(month);
      const isIn = ({ from, to }: { from: string; to: string | null }) => from <= bounds.to && (to === null || to >= bounds.from);
      const locked = records.filter(isIn);
      const days = attended.filter(({ date }) => date.startsWith(month));
      const soFar = days.filter(({ date }) => !locked.some(({ from, to }) => from <= date && date <= to));
      const of = {
        stays: stays.filter(isIn),
        records: [...locked, ...soFar.map(asRecord)],
        leave: leave.filter(({ date }) => date.startsWith(month)),
        standings: standings.filter(isIn),
        days: days.map((day) => (soFar.includes(day) ? { ...day, absentThousandths: 0 } : day)),
      };
      return { month, charges: chargesOf(month, of) };
    })
    .filter(({ charges }) => (charges.lastDay ?? '') > (openings[0]?.on ?? ''));
}

/** A day that is on no locked record yet, as one of its own. */
function asRecord({ date, lateMinutes, undertimeMinutes }: AttendedDay): LockedRecord {
  return { from: date, to: date, lateMinutes, undertimeMinutes, absentThousandths: 0 };
}
