import { sql, type RawBuilder } from 'kysely';
import {
  formatTaken,
  keptAgencySettings,
  lockedDaysIn,
  takenAlready,
  workCalendar,
  type PersonDates,
  type TakenAlready,
} from '@talaan/attendance/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { StandingOnDates } from '../../rules/filing/check-filing.ts';
import type { CountedDate, LeaveDate } from '../../rules/parts.ts';
import { LEAVE_OF_AGENCY } from '../../rules/settings.ts';
import type { Stay } from '../../rules/accrual.ts';
import type { ContractTerms } from '../../rules/contract-leave.ts';
import { staysWithin } from '../service/read-stays.ts';
import { contractsWithin } from '../contracts/read-contracts.ts';
import { hoursOf } from './leave-hours.ts';

type ReadingCall = Pick<Call, 'db' | 'server' | 'actor' | 'today'>;

/** Leave that joins other leave is looked for so many days around it. */
const AROUND = 45;

interface Excepted {
  /** The application that is filed again. */
  except: number | null;
  /** Applications whose hours are no clash. */
  beside: readonly number[];
}

/** What is known of a person around some dates, whatever the type. */
export async function readSituation(call: ReadingCall, personnelId: number, dates: readonly LeaveDate[], { except, beside }: Excepted) {
  const calendar = await readCalendar(call, personnelId, dates[0]!.date, dates.at(-1)!.date);
  const { taken, ...known } = await readKnown(call, personnelId, dates, { except, beside });
  return {
    ...known,
    days: calendar,
    calendar: new Map(calendar.map((day) => [day.date, day])),
    clash: taken && formatTaken(taken),
    settings: await keptAgencySettings(call, LEAVE_OF_AGENCY, call.today),
  };
}
export type Situation = Awaited<ReturnType<typeof readSituation>>;

/** The calendar of a person around dates, wide enough for what joins them. */
export async function readCalendar(call: Pick<Call, 'db' | 'server'>, personnelId: number, first: string, last: string) {
  const from = Temporal.PlainDate.from(first).subtract({ days: AROUND }).toString();
  const to = Temporal.PlainDate.from(last).add({ days: AROUND }).toString();
  return (await workCalendar(call, [personnelId], from, to)).get(personnelId)!;
}

/** The person, where and as what they serve today, and what else leave looks at. */
interface Known {
  sex: 'Female' | 'Male';
  grade: number | null;
  officeId: number | null;
  stays: Stay[];
  contracts: ContractTerms[];
  standings: StandingOnDates[];
  live: LiveDay[];
  /** What takes the hours of the dates already; null where nothing does. */
  taken: TakenAlready | null;
  /** The dates whose daily time records are locked. */
  locked: PersonDates[];
}

/** In one statement. */
async function readKnown(
  { db, today }: ReadingCall,
  personnelId: number,
  dates: readonly LeaveDate[],
  { except, beside }: Excepted,
): Promise<Known> {
  const [first, last] = [dates[0]!.date, dates.at(-1)!.date];
  const own = { module: 'leave', sourceIds: [...beside, ...(except === null ? [] : [except])] };
  const { rows } = await sql<Known>`
    select p.sex, t.salary_grade as grade, a.office_id as "officeId",
      ${listed(staysWithin({ from: '1900-01-01', to: last }, [personnelId]))} as stays,
      ${listed(contractsWithin(personnelId, { from: first, to: last }))} as contracts,
      ${listed(standingsOn(personnelId, dates))} as standings,
      ${listed(liveDays(personnelId, except))} as live,
      (select to_jsonb(x) from (${takenAlready(hoursOf(personnelId, dates), own)}) x) as taken,
      ${listed(lockedDaysIn([{ personnelId, from: first, to: last }]))} as locked
    from personnel.person_view p
    left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.position_view t on t.id = a.position_id where p.id = ${personnelId}`.execute(db);
  return rows[0]!;
}

function listed(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(x), '[]') from (${rows}) x)`;
}

/** Where the service record says that the person is away or suspended on one of the dates. */
function standingsOn(personnelId: number, dates: readonly LeaveDate[]) {
  return sql<StandingOnDates>`
    select s.status_code as code, k.name, lower(s.during) as "from", upper(s.during) - 1 as "to"
    from personnel.standing_view s join reference.personnel_status k on k.code = s.status_code
    where s.personnel_id = ${personnelId} and exists (select from unnest(${dates.map(({ date }) => date)}::date[]) d where s.during @> d)
    order by s.during`;
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
  const { rows } = await liveDays(personnelId, except).execute(db);
  return rows;
}

function liveDays(personnelId: number, except: number | null) {
  return sql<LiveDay>`
    select d.application_id, a.type_code, a.event_on, d.date, d.part, d.thousandths, d.seconds
    from leave.application_day d join leave.application a on a.id = d.application_id
    where d.personnel_id = ${personnelId} and d.is_live and d.application_id is distinct from ${except} order by d.date, d.part`;
}

/** As an application counts its dates. */
export function asCounted({ date, part, thousandths, seconds }: LiveDay): CountedDate {
  return { date, part, thousandths, seconds, free: null, name: '' };
}
