import { sql } from 'kysely';
import { whyNotAtWork } from '@talaan/personnel/server/public.ts';
import type { AskingCall, Moved, StepCall, Waiting } from '@talaan/requests/server/public.ts';
import { whyIneligible, type Renderer } from './why-ineligible.ts';

type Refused = ReadonlyMap<number, string>;

/** Its people are at work on their days and may render overtime. */
export async function whyNotOrdered({ db }: AskingCall, waiting: readonly Pick<Waiting, 'id' | 'from'>[]): Promise<Refused> {
  const { rows } = await sql<Renderer>`
    select d.authority_id as id, d.personnel_id as "personnelId", d.date as day, a.funding
    from overtime.duty d join overtime.authority a on a.id = d.authority_id where d.authority_id = any(${idsOf(waiting)}::integer[])`.execute(
    db,
  );
  const days = rows.map(({ id, personnelId, day }) => ({ id, personnelId, from: day, to: day }));
  const reasons = new Map([...(await whyIneligible(db, rows)), ...(await whyNotAtWork(db, days))]);
  const states = new Map(waiting.map(({ id, from }) => [id, from]));
  return new Map([...reasons].map(([id, because]) => [id, `${because} ${nextIn(states.get(id)!)}`]));
}

function nextIn(state: string): string {
  if (state === 'RENDERED') return 'Certify it as not rendered, and file the overtime of the others anew.';
  return state === 'OUTPUT_CERTIFIED' ? 'Return it to the head.' : 'Disapprove it, and file the overtime of the others anew.';
}

type Steps = readonly Pick<Moved, 'id' | 'from'>[];

/** Overtime is ordered before it is done (JC 2 s.2004, JC 2 s.2015): after the last of its hours only an emergency is approved. */
export async function whyNotApproved({ db, now }: AskingCall, moved: Steps): Promise<Refused> {
  const { rows } = await sql<{ id: number }>`
    select a.id from overtime.authority a join overtime.duty d on d.authority_id = a.id
    where a.id = any(${idsOf(moved)}::integer[]) and a.emergency = ''
    group by a.id having max(upper(d.hours)) <= kernel.clock_of(${now.toString()}::timestamptz)`.execute(db);
  return new Map(rows.map(({ id }) => [id, 'All of its hours are over. Overtime is approved before it is done; disapprove it.']));
}

/** Once approved it is cancelled before its first hour; what was rendered is certified or not. */
export async function whyNotCancelled({ db, now }: StepCall, moved: Steps): Promise<Refused> {
  const approved = moved.filter(({ from }) => from === 'APPROVED');
  const { rows } = await sql<{ id: number }>`
    select authority_id as id from overtime.duty where authority_id = any(${idsOf(approved)}::integer[])
    group by authority_id having min(lower(hours)) <= kernel.clock_of(${now.toString()}::timestamptz)`.execute(db);
  return new Map(rows.map(({ id }) => [id, 'Its first hours have begun. What was not rendered does not count.']));
}

/** The hours follow from the days, which have to be computed. */
export async function whyNotSettled({ db }: AskingCall, moved: Steps): Promise<Refused> {
  const { rows } = await sql<{ id: number }>`
    select distinct d.authority_id as id from overtime.duty d
    join attendance.day_due_view due on due.personnel_id = d.personnel_id and due.date = d.date
    where d.authority_id = any(${idsOf(moved)}::integer[])`.execute(db);
  return new Map(rows.map(({ id }) => [id, 'Days of it are being computed again. Try it in a minute.']));
}

function idsOf(moved: readonly { id: number }[]): number[] {
  return moved.map(({ id }) => id);
}
