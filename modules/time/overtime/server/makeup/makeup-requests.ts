import { sql } from 'kysely';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { whyNotAtWork, type DaysAskedFor } from '@talaan/personnel/server/public.ts';
import { fileRequests, officeOf, serveRequests } from '@talaan/requests/server/public.ts';
import type { fileMakeupClass as endpoint } from '../../contract/makeup-classes.ts';
import { makeupFlow } from '../../workflow.ts';

/** Chair and dean decide; nothing else follows from their steps. */
const makeupRequests = serveRequests(makeupFlow, {
  asksAgain: async ({ db }, waiting) => {
    const { rows } = await sql<DaysAskedFor & { teaches: boolean }>`
      select m.id, m.personnel_id as "personnelId", m.held_on as "from", m.held_on as "to", exists (
        select from personnel.appointment_view a join organization.position_view t on t.id = a.position_id
        where a.personnel_id = m.personnel_id and a.during @> m.held_on and t.track = 'faculty') as teaches
      from overtime.makeup_class m where m.id = any(${waiting.map(({ id }) => id)}::integer[])`.execute(db);
    const reasons = await whyNotAtWork(db, rows);
    for (const { id, teaches: isTeacher } of rows)
      if (!isTeacher && !reasons.has(id)) reasons.set(id, 'The person holds no teaching position on that day.');
    return new Map([...reasons].map(([id, because]) => [id, `${because} Disapprove it.`]));
  },
  endsWithService: async (db, waiting, { lastDay }) => {
    const { rows } = await sql<{ id: number }>`
      select id from overtime.makeup_class where id = any(${waiting.map(({ id }) => id)}::integer[]) and held_on > ${lastDay}::date`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  },
  guard: async ({ db, now }, action, moved) => {
    if (action !== 'cancel') return new Map();
    const { rows } = await sql<{ id: number }>`
      select id from overtime.makeup_class where id = any(${moved.map(({ id }) => id)}::integer[])
        and held_on + from_minute * interval '1 minute' <= kernel.clock_of(${now.toString()}::timestamptz)`.execute(db);
    return new Map(rows.map(({ id }) => [id, 'It has begun; the punches show whether it was held.']));
  },
});

type Filed = CallOf<typeof endpoint>;

/** Files one's own make-up class. Errors: 409 for an account without a person, 422 for who does not teach and for a class that has begun. */
export async function fileMakeupClass(call: Filed): Promise<{ message: string; id: number }> {
  const { db, actor, body, today } = call;
  if (actor.personnelId === null) throw wrongState('Your account belongs to no personnel record.');
  if (!(await teaches(call))) throw invalid({ subject: ['Make-up classes are filed by those who teach.'] });
  if (body.held_on <= today) throw invalid({ held_on: ['Choose a day to come: a class is made up after it is approved.'] });
  const away = (await whyNotAtWork(db, [{ id: 0, personnelId: actor.personnelId, from: body.held_on, to: body.held_on }])).get(0);
  if (away) throw invalid({ held_on: [away] });
  const title = `Make-up class of ${body.subject}, ${body.section}, ${longDate(body.held_on)}`;
  const [id] = (await fileRequests(call, makeupRequests, [
    { ownerId: actor.personnelId, officeId: await officeOf(db, actor.personnelId, today), title },
  ])) as [number];
  await db
    .insertInto('overtime.makeup_class')
    .values({ id, state: makeupFlow.states[0], personnel_id: actor.personnelId, ...body })
    .execute();
  return { id, message: 'The make-up class was filed. Hold it once it is approved.' };
}

/** Whether the caller holds a teaching position today. */
export async function teaches({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>): Promise<boolean> {
  const { rows } = await sql`
    select from personnel.appointment_view a join organization.position_view t on t.id = a.position_id
    where a.personnel_id = ${actor.personnelId}::integer and a.during @> ${today}::date and t.track = 'faculty'`.execute(db);
  return rows.length > 0;
}
