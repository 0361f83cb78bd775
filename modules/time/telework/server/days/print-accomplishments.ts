import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { issueNumbered } from '@talaan/papers/server/public.ts';
import { findPersonInScope, readSigningNames } from '@talaan/personnel/server/public.ts';
import type { printAccomplishments as endpoint } from '../../contract/days.ts';
import { accomplishmentForm, type AccomplishmentSheet } from '../../print/accomplishment-form.ts';
import { accomplishmentFlow } from '../../workflow.ts';
import { HR, inForce, OFFICE } from './day-rows.ts';
import { ownPerson } from './log-day.ts';

/**
 * The accomplishments of a person over a period, with number and code, to be signed by them and their head. Errors: 404 for a person beyond
 * reach, 422 for a period that ends before it begins, 409 where nothing was logged in it.
 */
export async function printAccomplishments(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { db, actor, today, body, server } = call;
  const { from, to } = body;
  if (to < from) throw invalid({ to: ['The last day lies before the first.'] });
  const personnelId = body.personnel_id ?? ownPerson(call);
  if (personnelId !== actor.personnelId) await findPersonInScope(call, personnelId, [...HR, ...OFFICE]);
  const days = await readDays(call, personnelId, from, to);
  if (days.length === 0) throw wrongState('Nothing was logged from home in this period.');
  const { rows } = await sql<{ position: string; office: string; office_id: number; head: number | null; head_title: string }>`
    select n.name as position, o.fullname as office, o.id as office_id, h.personnel_id as head, coalesce(h.title, '') as head_title
    from personnel.appointment_view a join organization.position_view n on n.id = a.position_id join organization.office_view o on o.id = a.office_id
    left join organization.head_view h on h.office_id = o.id and not h.is_acting and h.during @> ${today}::date and h.personnel_id <> a.personnel_id
    where a.personnel_id = ${personnelId} and a.during @> ${today}::date`.execute(db);
  const [post] = rows;
  if (!post) throw wrongState('The report is printed for people in service.');
  const names = await readSigningNames(db, [personnelId, ...(post.head === null ? [] : [post.head])]);
  const sheet: AccomplishmentSheet = {
    control_number: '',
    office_id: post.office_id,
    date: today,
    name: names.get(personnelId)!,
    position: post.position,
    office: post.office,
    period: from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`,
    head: { name: post.head === null ? '' : names.get(post.head)!, title: post.head_title },
    days,
  };
  const paper = { kind: 'accomplishment report', title: `Accomplishment report of work from home: ${sheet.period}`, personnelId };
  const [issued] = await issueNumbered(call, 'AR', [{ sheet, paper }]);
  return accomplishmentForm.answer(server, [issued!], issued!.sheet.control_number);
}

type SheetDay = AccomplishmentSheet['days'][number];

async function readDays({ db }: Pick<Call, 'db'>, personnelId: number, from: string, to: string): Promise<SheetDay[]> {
  const { rows } = await sql<{
    date: string;
    logged_in_at: string;
    logged_out_at: string | null;
    tasks: string[];
    accomplishment: string;
    state: keyof typeof accomplishmentFlow.words | null;
  }>`
    select d.date, l.logged_in_at, l.logged_out_at, l.tasks, l.accomplishment, l.state
    from telework.home_day d join telework.home_order h on h.id = d.order_id
    join telework.home_log l on l.personnel_id = d.personnel_id and l.date = d.date
    where ${inForce} and d.personnel_id = ${personnelId} and d.date between ${from}::date and ${to}::date order by d.date`.execute(db);
  return rows.map(({ date, logged_in_at, logged_out_at, tasks, accomplishment, state }) => ({
    date: longDate(date),
    logged: `${timeOf(logged_in_at)} to ${logged_out_at === null ? '' : timeOf(logged_out_at)}`,
    tasks,
    accomplishment,
    state: state === null ? 'Not reported' : accomplishmentFlow.words[state],
  }));
}

/** `08:01`. */
function timeOf(at: string): string {
  return localTime(at).slice(11);
}
