import { sql } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import type { Printed } from '@talaan/papers/server/public.ts';
import type { DtrOnPaper } from '../../print/cs-form-48.ts';
import { layOutSheetDay, type EnteredSource, type KeptDay } from '../../print/sheet-day.ts';
import { loadInCharge } from './find-in-charge.ts';
import { findPrintedPeople } from './find-printed-people.ts';
import { loadOfficialHours, type OfficialHours } from './load-official-hours.ts';
import type { Period } from './period.ts';
import { recordWords } from './record-words.ts';

/** What is alike on every sheet of one print. */
export interface Print {
  period: Period;
  paper: 'a4' | 'letter';
  today: string;
  printedAt: Temporal.PlainDateTime;
}

interface DayRow extends KeptDay {
  personnel_id: number;
  late_times: number;
  undertime_times: number;
  schedule_id: number | null;
}

/** The sheets of these people, in their order, gathered with one statement of each kind for all; without those who did not serve then. */
export async function gatherSheets(
  { db, server }: { db: Database; server: Pick<Server, 'modules'> },
  { period, paper, today, printedAt }: Print,
  ids: readonly number[],
): Promise<Printed<DtrOnPaper>[]> {
  const [people, days, entered, inCharge, hoursOn, university, ...words] = await Promise.all([
    findPrintedPeople(db, period, ids),
    loadDays(db, ids, period),
    loadEnteredMinutes(db, ids, period),
    loadInCharge(db, today),
    loadOfficialHours(db),
    readUniversityName(db, period.to),
    ...allContributed(server, recordWords).map((read) => read(db, ids, period)),
  ]);
  const [from, to] = [Temporal.PlainDate.from(period.from), Temporal.PlainDate.from(period.to)];
  return people.map((person) => {
    const own = days.get(person.id) ?? [];
    const ownEntered = entered.get(person.id);
    const sheet = {
      paper,
      printedAt,
      name: person.name,
      employeeNumber: person.idno,
      university,
      office: person.office,
      from,
      to,
      ...joinHours(own.filter((day) => day.status !== 'REST').map((day) => hoursOn(day.schedule_id, day.date))),
      days: own.map((day) => layOutSheetDay(day, (minutes) => ownEntered?.get(`${day.date} ${minutes}`))),
      timesLate: own.reduce((sum, day) => sum + day.late_times, 0),
      timesUndertime: own.reduce((sum, day) => sum + day.undertime_times, 0),
      inCharge: inCharge(person),
      state: words.flatMap((of) => of.get(person.id) ?? []).join('; '),
    };
    return { sheet, code: null };
  });
}

async function loadDays(db: Database, ids: readonly number[], { from, to }: Period): Promise<Map<number, DayRow[]>> {
  const rows = await db
    .selectFrom('attendance.day')
    .select(['personnel_id', 'date', 'status', 'am_in', 'am_out', 'pm_in', 'pm_out', 'word', 'am_word', 'pm_word'])
    .select(['late_minutes', 'late_times', 'undertime_minutes', 'undertime_times', 'schedule_id'])
    .where('personnel_id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('personnel_id')
    .orderBy('date')
    .execute();
  return Map.groupBy(rows, (row) => row.personnel_id);
}

/** The punches that no device made with where they come from, each under its own day and, for who works into the night, under the day before. */
async function loadEnteredMinutes(
  db: Database,
  ids: readonly number[],
  { from, to }: Period,
): Promise<Map<number, Map<string, EnteredSource>>> {
  const { rows } = await sql<{ personnel_id: number; moments: Record<string, EnteredSource> }>`
    select e.personnel_id, jsonb_object_agg(moment, e.source) as moments
    from attendance.entered_punch e
    cross join lateral (select kernel.clock_of(e.at) as wall) clock
    cross join lateral (select extract(hour from wall)::int * 60 + extract(minute from wall)::int as minutes) punched
    cross join lateral (values (wall::date || ' ' || minutes), (wall::date - 1 || ' ' || minutes + 1440)) as said (moment)
    where e.personnel_id = any(${[...ids]}::integer[])
      and e.at >= attendance.start_of(${from}) and e.at < attendance.start_of(${to}::date + 2)
      and not exists (select from attendance.voided_punch v where v.personnel_id = e.personnel_id and v.at = e.at)
    group by e.personnel_id`.execute(db);
  return new Map(rows.map((row) => [row.personnel_id, new Map(Object.entries(row.moments))]));
}

/** Hours that changed within the period are told one after the other. */
function joinHours(hours: OfficialHours[]): OfficialHours {
  const join = (line: keyof OfficialHours) => [...new Set(hours.map((one) => one[line]))].join('; then ');
  return { regularDays: join('regularDays'), saturdays: join('saturdays') };
}
