import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { putUnpaidDays } from '@talaan/personnel/server/public.ts';
import { daysOnRecord, type UnpaidDay } from '../../rules/unpaid/days-on-record.ts';

type Following = Pick<Call, 'db' | 'actor' | 'today'>;

const EVER = { from: '1900-01-01', to: '2199-12-31' };
/** Over more days than these nothing joins two absences. */
const LONGEST_GAP = 10;

/**
 * Makes the absences without pay of people on their service record follow what leave and the close of months posted; those that HR entered by hand
 * stay, and their dates are not counted twice. Standings follow up to the end of the last month, so that a row does not change each day.
 */
export async function followUnpaid(call: Following, people: readonly number[], reason: string): Promise<void> {
  if (people.length === 0) return;
  const ids = [...new Set(people)];
  const lastMonth = Temporal.PlainDate.from(call.today).with({ day: 1 }).subtract({ days: 1 }).toString();
  const days = Map.groupBy(await readRecorded(call.db, ids, lastMonth), ({ personnelId }) => personnelId);
  const worked = await readWorkedGaps(call.db, [...days.values()].flatMap(gapsOf));
  const wanted = [...days].flatMap(([personnelId, own]) =>
    daysOnRecord(own, (from, to) => isShort(from, to) && !worked.has(`${personnelId} ${from}`)).map((row) => ({ personnelId, ...row })),
  );
  await putUnpaidDays(call, 'leave', ids, wanted, reason);
}

type DayOfPerson = UnpaidDay & { personnelId: number };

/** What belongs on the service record: not a suspension, which has its own line, and not what HR has entered by hand. */
async function readRecorded(db: Database, ids: readonly number[], until: string): Promise<DayOfPerson[]> {
  const { rows } = await sql<DayOfPerson>`
    select u.personnel_id as "personnelId", u.date, u.thousandths, u.cause, u.application_id as "applicationId", u.standing
    from leave.days_without_pay(daterange(${EVER.from}::date, ${EVER.to}::date), ${until}::date, ${ids}::integer[]) u
    where not exists (
        select from personnel.leave_without_pay_view l where l.personnel_id = u.personnel_id and l.source is null and l.during @> u.date)
      and not (u.cause = 'STANDING' and exists (
        select from personnel.standing_view s where s.personnel_id = u.personnel_id and s.during @> u.date and s.status_code = 'SUSP'))
    order by u.personnel_id, u.date`.execute(db);
  return rows;
}

interface Gap {
  personnelId: number;
  from: string;
  to: string;
}

function gapsOf(days: readonly DayOfPerson[]): Gap[] {
  const dates = [...new Set(days.map(({ date }) => date))];
  const { personnelId } = days[0]!;
  return dates.slice(1).flatMap((to, at) => (isShort(dates[at]!, to) ? [{ personnelId, from: dates[at]!, to }] : []));
}

function isShort(from: string, to: string): boolean {
  return Temporal.PlainDate.from(from).until(to).days <= LONGEST_GAP;
}

/** Of these gaps those in which a day of work lies, or days that HR entered by hand. */
async function readWorkedGaps(db: Database, gaps: readonly Gap[]): Promise<Set<string>> {
  if (gaps.length === 0) return new Set();
  const { rows } = await sql<Omit<Gap, 'to'>>`
    select g."personnelId", g."from" from jsonb_to_recordset(${JSON.stringify(gaps)}::jsonb) as g ("personnelId" integer, "from" date, "to" date)
    where exists (select from generate_series(g."from" + 1, g."to" - 1, interval '1 day') day where not leave.is_free_day(g."personnelId", day::date))
      or exists (select from personnel.leave_without_pay_view l where l.personnel_id = g."personnelId" and l.source is null
        and l.during && daterange(g."from", g."to"))`.execute(db);
  return new Set(rows.map(({ personnelId, from }) => `${personnelId} ${from}`));
}
