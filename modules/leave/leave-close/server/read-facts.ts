import { sql } from 'kysely';
import { readFrozenMonths } from '@talaan/dtr/server/public.ts';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { readStays } from '@talaan/leave/server/public.ts';
import {
  chargesOf,
  needsDays,
  type AttendedDay,
  type MonthCharges,
  type UnpaidLeave,
  type UnpaidStanding,
} from '../rules/month-charges.ts';
import { standingLines, type StandingLines } from './standing-lines.ts';

/** A person in a month: what is charged, and what an earlier close posted. */
export interface MonthFacts {
  personnelId: number;
  charges: MonthCharges;
  /** Null where the month was not closed before. */
  stands: StandingLines | null;
}

type OfPerson<T> = T & { personnelId: number };

/**
 * Who served in a month on vacation and sick leave, or was closed in it before, of these people or of all; as many statements for one
 * as for thousands. Months before an opening balance are in it already.
 */
export async function readFacts(db: Database, month: string, people?: readonly number[]): Promise<MonthFacts[]> {
  const bounds = monthBounds(month);
  const [stays, records, leave, standings, openings, closed] = await Promise.all([
    readStays(db, bounds, people),
    readFrozenMonths(db, month, people),
    readUnpaidLeave(db, bounds, people),
    readUnpaidStandings(db, bounds, people),
    readOpenings(db, bounds, people),
    standingLines(db, month, people),
  ]);
  const of = {
    stays: Map.groupBy(stays, whose),
    records: Map.groupBy(records, whose),
    leave: Map.groupBy(leave, whose),
    standings: Map.groupBy(standings, whose),
    openings: new Map(openings.map(({ personnelId, on }) => [personnelId, on])),
  };
  const earning = stays.filter(({ earns }) => earns === 'REGULAR').map(whose);
  const known = [...new Set([...earning, ...closed.keys()])].map((personnelId) => ({
    personnelId,
    stays: of.stays.get(personnelId) ?? [],
    records: of.records.get(personnelId) ?? [],
    leave: of.leave.get(personnelId) ?? [],
    standings: of.standings.get(personnelId) ?? [],
  }));
  const days = Map.groupBy(await readDays(db, bounds, known.filter(needsDays).map(whose)), whose);
  return known
    .map((one) => ({
      personnelId: one.personnelId,
      charges: chargesOf(month, { ...one, days: days.get(one.personnelId) ?? [] }),
      stands: closed.get(one.personnelId) ?? null,
    }))
    .filter(({ personnelId, charges, stands }) => stands !== null || (charges.lastDay ?? '') > (of.openings.get(personnelId) ?? ''));
}

/** Dates of approved leave that are without pay, in whole or in part. */
async function readUnpaidLeave(db: Database, { from, to }: Bounds, people?: readonly number[]): Promise<OfPerson<UnpaidLeave>[]> {
  const { rows } = await sql<OfPerson<UnpaidLeave>>`
    select d.personnel_id as "personnelId", d.date, d.without_pay as thousandths, d.without_column as "column",
      d.part = 'DAY' and d.vl + d.sl + d.own = 0 as "isWhole"
    from leave.application_day d join leave.application a on a.id = d.application_id
    where d.is_live and d.without_pay > 0 and d.date between ${from}::date and ${to}::date
      and a.state in ('APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN', 'RECALLED') ${among(people, 'd')}
    order by d.personnel_id, d.date`.execute(db);
  return rows;
}

/** Suspended, on leave without pay or absent without leave by the service record (CSC MC 41 s.1998 Sec. 28). */
export async function readUnpaidStandings(
  db: Database,
  { from, to }: Bounds,
  people?: readonly number[],
): Promise<OfPerson<UnpaidStanding>[]> {
  const { rows } = await sql<OfPerson<UnpaidStanding>>`
    select s.personnel_id as "personnelId", lower(s.during) as "from", upper(s.during) - 1 as "to" from personnel.standing_view s
    where s.status_code in ('SUSP', 'LWOP', 'AWOL') and s.during && daterange(${from}::date, ${to}::date, '[]') ${among(people, 's')}
    order by s.personnel_id`.execute(db);
  return rows;
}

export async function readOpenings(db: Database, { to }: Bounds, people?: readonly number[]): Promise<OfPerson<{ on: string }>[]> {
  const { rows } = await sql<OfPerson<{ on: string }>>`
    select p.personnel_id as "personnelId", max(p.effective_on) as "on" from ledger.posting p
    where p.cause = 'opening' and p.effective_on >= date_trunc('month', ${to}::date)::date ${among(people, 'p')}
      and not exists (select from ledger.posting r where r.reverses_id = p.id)
    group by p.personnel_id`.execute(db);
  return rows;
}

export async function readDays(db: Database, { from, to }: Bounds, people: readonly number[]): Promise<OfPerson<AttendedDay>[]> {
  if (people.length === 0) return [];
  const { rows } = await sql<OfPerson<AttendedDay>>`
    select d.personnel_id as "personnelId", d.date, d.status, d.late_minutes as "lateMinutes", d.undertime_minutes as "undertimeMinutes",
      d.absent_thousandths as "absentThousandths"
    from attendance.day_view d where d.date between ${from}::date and ${to}::date and d.personnel_id = any (${[...people]}::integer[])
    order by d.personnel_id, d.date`.execute(db);
  return rows;
}

interface Bounds {
  from: string;
  to: string;
}

/** All people where none are named. */
function among(people: readonly number[] | undefined, table: string) {
  return people ? sql`and ${sql.ref(`${table}.personnel_id`)} = any (${[...people]}::integer[])` : sql``;
}

function whose({ personnelId }: { personnelId: number }): number {
  return personnelId;
}
