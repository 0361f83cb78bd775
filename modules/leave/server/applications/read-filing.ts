import { sql } from 'kysely';
import type { z } from 'zod';
import { workCalendar } from '@talaan/attendance/server/public.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { readFiling as filing, readFilingCalendar as calendar } from '../../contract/filing.ts';
import { SL, VL } from '../../rules/books.ts';
import { mayUse } from '../../rules/may-use.ts';
import type { LeaveType } from '../../rules/leave-type.ts';
import { readStays } from '../service/read-stays.ts';
import { readTypes } from '../types/read-types.ts';
import { whoseLeave } from './require-filable.ts';
import { ownBookOf } from './own-book.ts';
import { readBalances } from './read-balances.ts';

/** A year and what follows of it. */
const MOST_DAYS = 400;

/** The types that a person may apply for today, and their balances. Error: 404 for a person beyond reach. */
export async function readFiling(call: Call<unknown, z.output<typeof filing.query>>): Promise<z.input<typeof filing.response>> {
  const { db, today } = call;
  const id = await whoseLeave(call, call.query.personnel_id ?? null);
  const { rows } = await sql<z.input<typeof filing.response>['person'] & { sex: 'Female' | 'Male' }>`
    select p.id, p.idno, p.fullname, p.sex, o.id as office_id, o.fullname as office, n.name as position from personnel.person p
    left join ${servingOn(today)} s on s.personnel_id = p.id left join organization.office o on o.id = s.office_id
    left join organization.position n on n.id = s.position_id where p.id = ${id}`.execute(db);
  const { sex, ...person } = rows[0]!;
  const [stay] = await readStays(db, { from: today, to: today }, [id]);
  const types = (await readTypes(db, today)).filter((type) => stay && mayUse(type, sex, stay));
  const own = types.flatMap((type) => ownBookOf(type) ?? []);
  const books = [...(stay?.earns === 'REGULAR' ? [VL, SL] : []), ...own];
  return { person, types: types.map(asOpenType), balances: await readBalances(call, id, books) };
}

function asOpenType(type: LeaveType): z.input<typeof filing.response>['types'][number] {
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
    may_allocate: type.papers.some(({ when }) => when === 'ALLOCATED'),
    is_confidential: type.isConfidential,
  };
}

/** The days of a person with what takes them. Errors: 404 for a person beyond reach; 422 for more than 400 days. */
export async function readFilingCalendar(call: Call<unknown, z.output<typeof calendar.query>>): Promise<z.input<typeof calendar.response>> {
  const { from, to } = call.query;
  requireSpan(from, to, MOST_DAYS);
  const id = await whoseLeave(call, call.query.personnel_id ?? null);
  const days = (await workCalendar(call.server, [id], from, to)).get(id)!;
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

async function readTaken({ db }: Pick<Call, 'db'>, id: number, from: string, to: string): Promise<Map<string, Taken[]>> {
  const { rows } = await sql<Taken & { date: string }>`
    select d.date, d.part, a.type_code as by from leave.application_day d join leave.application a on a.id = d.application_id
    where d.personnel_id = ${id} and d.is_live and d.date between ${from}::date and ${to}::date
    union all
    select day::date, case when t.minutes @> int4range(0, 1440) then 'DAY' when lower(t.minutes) >= 720 then 'PM' when upper(t.minutes) <= 720 then 'AM' else 'DAY' end,
      t.what
    from attendance.taken_hours t
    cross join lateral generate_series(lower(t.days)::timestamp, (upper(t.days) - 1)::timestamp, interval '1 day') day
    where t.personnel_id = ${id} and t.module <> 'leave' and t.days && daterange(${from}::date, ${to}::date, '[]')
      and day::date between ${from}::date and ${to}::date
    order by 1, 2`.execute(db);
  return Map.groupBy(rows, ({ date }) => date);
}
