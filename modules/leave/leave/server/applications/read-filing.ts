import { sql } from 'kysely';
import { agencySettingsOn, workCalendar } from '@talaan/attendance/server/public.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Book } from '@talaan/ledger/contract.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { readFiling as filing, readFilingCalendar as calendar, readLeaveBalances as left } from '../../contract/filing.ts';
import { SL, VL } from '../../rules/books.ts';
import { amountOf } from '../../rules/filing/amount-of.ts';
import { mayAllocate } from '../../rules/filing/check-details.ts';
import { mayUse } from '../../rules/filing/may-use.ts';
import type { LeaveType } from '../../rules/leave-type.ts';
import { LEAVE_OF_AGENCY } from '../../rules/settings.ts';
import { headFirstFlow, leaveFlow } from '../../workflow.ts';
import { readStays } from '../service/read-stays.ts';
import { readTypes } from '../read-types.ts';
import { isShown } from './application-rows.ts';
import { readContracts, readEntitlement } from '../contracts/read-contracts.ts';
import { whoseLeave } from './require-filable.ts';
import { ownBookOf } from './own-book.ts';
import { asCounted, readLiveDays, type LiveDay } from './read-situation.ts';
import { readBalances } from './read-balances.ts';

/** A year and what follows of it. */
const MOST_DAYS = 400;

/** The types that a person may apply for today, and their balances. Error: 404 for a person beyond reach. */
export async function readFiling(call: CallOf<typeof filing>): Promise<AnswerOf<typeof filing>> {
  const { db, today } = call;
  const id = await whoseLeave(call, call.query.personnel_id ?? null);
  const { rows } = await sql<AnswerOf<typeof filing>['person']>`
    select p.id, p.idno, p.fullname, o.id as office_id, o.fullname as office, n.name as position from personnel.person_view p
    left join ${servingOn(today)} s on s.personnel_id = p.id left join organization.office_view o on o.id = s.office_id
    left join organization.position_view n on n.id = s.position_id where p.id = ${id}`.execute(db);
  const types = await findOpenTypes(call, id);
  const { headFirst } = await agencySettingsOn(db, LEAVE_OF_AGENCY, today);
  const { kind } = headFirst === 1 ? headFirstFlow : leaveFlow;
  const live = (await readLiveDays(db, id, null)).filter(({ date }) => date.startsWith(today.slice(0, 4)));
  const open = types.map((type) => ({ ...asOpenType(type), left: leftOfYear(type, live) }));
  return { person: rows[0]!, kind, types: open, balances: await readBalances(call, id, booksOf(types)) };
}

/**
 * What a person has of each leave that is open to them today. Left out are what they have none of, vacation and sick leave aside, and what is theirs
 * only with a proof, such as solo parent leave, until an application holds it. Error: 404.
 */
export async function readLeaveBalances(call: CallOf<typeof left>): Promise<AnswerOf<typeof left>> {
  const id = await whoseLeave(call, call.query.personnel_id ?? null);
  const types = await findOpenTypes(call, id);
  const withProof = new Set(types.flatMap(({ code, papers }) => (papers.some(({ when }) => when === 'ALWAYS') ? code : [])));
  const found = await readBalances(call, id, booksOf(types));
  return {
    entitlement: await readEntitlement(call.db, id, call.today),
    balances: found.filter(
      ({ book, now, held }) => book === VL.code || book === SL.code || held !== 0 || (now !== 0 && !withProof.has(book)),
    ),
  };
}

/** The types that a person may apply for on a day: none where they do not serve. */
export async function findOpenTypes({ db, today }: Pick<Call, 'db' | 'today'>, personnelId: number): Promise<LeaveType[]> {
  const [stay] = await readStays(db, { from: today, to: today }, [personnelId]);
  if (!stay) return [];
  const { rows } = await sql<{ sex: 'Female' | 'Male' }>`select sex from personnel.person_view where id = ${personnelId}`.execute(db);
  const contracts = await readContracts(db, personnelId, { from: today, to: today });
  return (await readTypes(db, today)).filter((type) => mayUse(type, rows[0]!.sex, stay, { contracts, on: today }));
}

function booksOf(types: readonly LeaveType[]): Book[] {
  const own = types.flatMap((type) => ownBookOf(type) ?? []);
  return types.some(({ charge }) => charge === 'SL') ? [VL, SL, ...own] : own;
}

/** Of a right of the year that takes the credits of another leave; null for any other. */
function leftOfYear({ code, per, charge, amount, unit }: LeaveType, live: readonly LiveDay[]): number | null {
  if (per !== 'YEAR' || charge === 'OWN' || amount === null) return null;
  const used = live.filter(({ type_code }) => type_code === code).map(asCounted);
  return Math.max(0, amount - amountOf({ unit }, used));
}

function asOpenType(type: LeaveType): Omit<AnswerOf<typeof filing>['types'][number], 'left'> {
  const { code, name, box, details, charge, amount, unit, per, event, smallest, law } = type;
  return {
    code,
    name,
    box,
    details,
    charge,
    amount,
    unit,
    per,
    event,
    smallest,
    law,
    notice_days: type.noticeDays,
    longest_run: type.longestRun,
    may_allocate: mayAllocate(type),
    is_confidential: type.isConfidential,
  };
}

/** The days of a person with what takes them. Errors: 404 for a person beyond reach; 422 for more than 400 days. */
export async function readFilingCalendar(call: CallOf<typeof calendar>): Promise<AnswerOf<typeof calendar>> {
  const { from, to } = call.query;
  requireSpan(from, to, MOST_DAYS);
  const id = await whoseLeave(call, call.query.personnel_id ?? null);
  const days = (await workCalendar(call, [id], from, to)).get(id)!;
  const taken = await readTaken(call, id, from, to);
  return { days: days.map(({ date, kind, name, minutes }) => ({ date, kind, name, minutes, taken: taken.get(date) ?? [] })) };
}

/** Error: 422 for a span that ends before it begins, or is longer than a call answers. */
export function requireSpan(from: string, to: string, most: number): void {
  const days = Temporal.PlainDate.from(from).until(to).days + 1;
  if (days < 1) throw invalid({ to: ['The last day must not be before the first.'] });
  if (days > most) throw invalid({ to: [`Ask for at most ${most} days.`] });
}

type Taken = { part: 'DAY' | 'AM' | 'PM'; by: string };

async function readTaken({ db, actor, today }: Call, id: number, from: string, to: string): Promise<Map<string, Taken[]>> {
  const { rows } = await sql<Taken & { date: string }>`
    select d.date, d.part, case when ${isShown(actor)} then a.type_code else 'Leave' end as by
    from leave.application_day d join leave.application a on a.id = d.application_id
    join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
    left join ${servingOn(today)} s on s.personnel_id = a.personnel_id left join organization.office_view o on o.id = s.office_id
    where d.personnel_id = ${id} and d.is_live and d.date between ${from}::date and ${to}::date
    union all
    select day::date, case when t.minutes @> int4range(0, 1440) then 'DAY' when lower(t.minutes) >= 720 then 'PM' when upper(t.minutes) <= 720 then 'AM' else 'DAY' end,
      case t.module when 'travel' then 'OB' else 'Taken' end
    from attendance.taken_hours_view t
    cross join lateral generate_series(lower(t.days)::timestamp, (upper(t.days) - 1)::timestamp, interval '1 day') day
    where t.personnel_id = ${id} and t.module <> 'leave' and t.days && daterange(${from}::date, ${to}::date, '[]')
      and day::date between ${from}::date and ${to}::date
    order by 1, 2`.execute(db);
  return Map.groupBy(rows, ({ date }) => date);
}
