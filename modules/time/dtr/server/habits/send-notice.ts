import { sql } from 'kysely';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { issueNumbered } from '@talaan/papers/server/public.ts';
import { findPersonInScope, officeOfCaller, readSigningNames } from '@talaan/personnel/server/public.ts';
import { fileRequests, officeOf, readDueDay } from '@talaan/requests/server/public.ts';
import { HABITS, type Habit, type sendHabitNotice as endpoint } from '../../contract/habits.ts';
import type { HabitSheet } from '../../print/habit-notice-form.ts';
import { formatMonths } from '../../rules/format-habit.ts';
import { habitFlow } from '../../workflow.ts';
import { habitRequests } from './habit-requests.ts';
import { readHabits } from './read-habits.ts';

type Body = BodyOf<typeof endpoint>;

/** Sends the notice of a habit. Errors: 404 for a person beyond reach, 409 where locked months show none or each was noticed, and for oneself. */
export async function sendNotice(call: Call<unknown, unknown, Body>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, today, body } = call;
  const { personnel_id, kind, year } = body;
  const person = await findPersonInScope(call, personnel_id, ['EDATSADMIN']);
  if (personnel_id === actor.personnelId) throw wrongState('A notice on your own record is sent by another of HR.');
  // Two who send it at the same moment come one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('dtr.habit_notice'), ${personnel_id})`.execute(db);
  const habit = (await readHabits(call, year, sql`f.personnel_id = ${personnel_id}`)).find((one) => one.kind === kind);
  if (!habit || habit.habitual.length === 0) throw wrongState('The locked months of this person show no such habit. Look again.');
  if (habit.to_notice.length === 0) throw wrongState('A notice was sent for these months already. Look again.');
  const officeId = await officeOf(db, personnel_id, today);
  const title = `Notice of habitual ${HABITS[kind].toLowerCase()}, ${formatMonths(year, habit.to_notice)}`;
  const [id] = await fileRequests(call, habitRequests, [{ ownerId: personnel_id, officeId, title }]);
  const { code, control_number } = await issueNotice(call, { id: id!, habit, title });
  const evidence = JSON.stringify(evidenceOf(habit));
  await sql`
    insert into dtr.habit_notice (id, personnel_id, kind, year, months, evidence, control_number, code, state)
    values (${id!}, ${personnel_id}, ${kind}, ${year}, ${habit.to_notice}::smallint[], ${evidence}::jsonb, ${control_number}, ${code}, ${habitFlow.states[0]})`.execute(
    db,
  );
  return { message: `${control_number} was sent to ${person.fullname}.`, id: id! };
}

function evidenceOf({ months, to_notice }: Habit): Habit['months'] {
  return months.filter(({ month }) => to_notice.includes(month));
}

async function issueNotice(
  call: Call<unknown, unknown, Body>,
  { id, habit, title }: { id: number; habit: Habit; title: string },
): Promise<{ code: string; control_number: string }> {
  const { db, actor, today, body } = call;
  const signers = [habit.personnel_id, ...(actor.personnelId === null ? [] : [actor.personnelId])];
  const names = await readSigningNames(db, signers);
  const places = await readPlaces(call, signers);
  const { rows } = await sql<{ id: number }>`select id from organization.office_view where parent_id is null order by id limit 1`.execute(
    db,
  );
  const sheet: HabitSheet = {
    control_number: '',
    office_id: (await officeOfCaller(call)) ?? rows[0]!.id,
    date: today,
    name: names.get(habit.personnel_id)!,
    position: places.get(habit.personnel_id)?.position ?? '',
    office: places.get(habit.personnel_id)?.office ?? '',
    kind: body.kind,
    year: body.year,
    months: evidenceOf(habit),
    explain_by: (await readDueDay(db, id))!,
    sent_by: actor.personnelId === null ? '' : names.get(actor.personnelId)!,
    sent_by_position: actor.personnelId === null ? '' : (places.get(actor.personnelId)?.position ?? ''),
  };
  const [issued] = await issueNumbered(call, 'HN', [
    { sheet, paper: { kind: 'notice on attendance', title, personnelId: habit.personnel_id } },
  ]);
  return { code: issued!.code, control_number: issued!.sheet.control_number };
}

async function readPlaces({ db, today }: Pick<Call, 'db' | 'today'>, people: readonly number[]) {
  const { rows } = await sql<{ id: number; position: string; office: string }>`
    select a.personnel_id as id, t.name as position, o.fullname as office from personnel.appointment_view a
    join organization.position_view t on t.id = a.position_id join organization.office_view o on o.id = a.office_id
    where a.personnel_id = any(${[...people]}::integer[]) and a.during @> ${today}::date`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
