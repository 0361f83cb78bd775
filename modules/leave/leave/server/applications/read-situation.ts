import { sql } from 'kysely';
import { agencySettingsOn, findLockedDays, whyTaken, workCalendar } from '@talaan/attendance/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { StandingOnDates } from '../../rules/filing/check-filing.ts';
import type { CountedDate, LeaveDate } from '../../rules/parts.ts';
import { LEAVE_OF_AGENCY } from '../../rules/settings.ts';
import { readStays } from '../service/read-stays.ts';
import { readContracts } from '../contracts/read-contracts.ts';
import { hoursOf } from './leave-hours.ts';

type ReadingCall = Pick<Call, 'db' | 'today'>;

/** Leave that joins other leave is looked for so many days around it. */
const AROUND = 45;

/** What is known of a person around some dates, whatever the type. The hours of the applications `beside` are no clash. */
export async function readSituation(
  call: ReadingCall,
  personnelId: number,
  dates: readonly LeaveDate[],
  { except, beside }: { except: number | null; beside: readonly number[] },
) {
  const { db, today } = call;
  const [first, last] = [dates[0]!.date, dates.at(-1)!.date];
  const calendar = await readCalendar(call, personnelId, first, last);
  const { rows } = await sql<{ sex: 'Female' | 'Male'; grade: number | null; officeId: number | null }>`
    select p.sex, t.salary_grade as grade, a.office_id as "officeId" from personnel.person_view p
    left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.position_view t on t.id = a.position_id where p.id = ${personnelId}`.execute(db);
  return {
    ...rows[0]!,
    days: calendar,
    calendar: new Map(calendar.map((day) => [day.date, day])),
    stays: await readStays(db, { from: '1900-01-01', to: last }, [personnelId]),
    contracts: await readContracts(db, personnelId, { from: first, to: last }),
    standings: await readStandings(db, personnelId, dates),
    live: await readLiveDays(db, personnelId, except),
    clash: await whyTaken(db, hoursOf(personnelId, dates), {
      module: 'leave',
      sourceIds: [...beside, ...(except === null ? [] : [except])],
    }),
    locked: await findLockedDays(db, [{ personnelId, from: first, to: last }]),
    settings: await agencySettingsOn(db, LEAVE_OF_AGENCY, today),
  };
}
export type Situation = Awaited<ReturnType<typeof readSituation>>;

/** The calendar of a person around dates, wide enough for what joins them. */
export async function readCalendar({ db }: Pick<Call, 'db'>, personnelId: number, first: string, last: string) {
  const from = Temporal.PlainDate.from(first).subtract({ days: AROUND }).toString();
  const to = Temporal.PlainDate.from(last).add({ days: AROUND }).toString();
  return (await workCalendar(db, [personnelId], from, to)).get(personnelId)!;
}

/** Where the service record says that the person is away or suspended on one of the dates. */
async function readStandings(db: Call['db'], personnelId: number, dates: readonly LeaveDate[]): Promise<StandingOnDates[]> {
  const { rows } = await sql<StandingOnDates>`
    select s.status_code as code, k.name, lower(s.during) as "from", upper(s.during) - 1 as "to"
    from personnel.standing_view s join reference.personnel_status k on k.code = s.status_code
    where s.personnel_id = ${personnelId} and exists (select from unnest(${dates.map(({ date }) => date)}::date[]) d where s.during @> d)
    order by s.during`.execute(db);
  return rows;
}

export interface LiveDay extends LeaveDate {
  application_id: number;
  type_code: string;
  event_on: string | null;
  thousandths: number;
  seconds: number;
}

/** The live dates of a person’s applications, one of them excepted where it is being corrected. */
export async function readLiveDays(db: Call['db'], personnelId: number, except: number | null): Promise<LiveDay[]> {
  const { rows } = await sql<LiveDay>`
    select d.application_id, a.type_code, a.event_on, d.date, d.part, d.thousandths, d.seconds
    from leave.application_day d join leave.application a on a.id = d.application_id
    where d.personnel_id = ${personnelId} and d.is_live and d.application_id is distinct from ${except} order by d.date, d.part`.execute(
    db,
  );
  return rows;
}

/** As an application counts its dates. */
export function asCounted({ date, part, thousandths, seconds }: LiveDay): CountedDate {
  return { date, part, thousandths, seconds, free: null, name: '' };
}
