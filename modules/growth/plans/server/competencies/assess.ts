import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope, isReached } from '@talaan/personnel/server/public.ts';
import { ASSESSORS, type assess as endpoint, type HeldCompetency, type readHeld as reading } from '../../contract/competencies.ts';
import { gapsOf } from '../../rules/needs.ts';
import { askedOnDay } from './asked-on-day.ts';

/** Error: 404 for a person who is neither the caller nor within their reach. */
export async function readHeldOf(call: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const { db, actor, params, today } = call;
  const { rows } = await sql<AnswerOf<typeof reading>['person'] & { reached: boolean }>`
    select p.id, p.fullname, t.name as position, o.fullname as office, ${isReached(actor, ASSESSORS, 'p.id', today)} as reached
    from personnel.person_view p left join personnel.serving_on(${today}::date) a on a.personnel_id = p.id
    left join organization.position_view t on t.id = a.position_id left join organization.office_view o on o.id = a.office_id
    where p.id = ${params.id}`.execute(db);
  const isOwn = actor.personnelId === params.id;
  const [found] = rows;
  if (!found || (!found.reached && !isOwn)) throw notFound('There is no such person.');
  const { reached, ...person } = found;
  return { person, held: await readHeld(call, params.id), may_assess: reached && !isOwn };
}

/** What the position of a person asks for, the widest gap first, then what was never assessed, then what is met. */
export async function readHeld({ db, today }: Pick<Call, 'db' | 'today'>, personnelId: number): Promise<HeldCompetency[]> {
  const { rows } = await sql<Omit<HeldCompetency, 'gap'>>`
    select q.competency_id, c.name, c.category, c.description, c.levels, q.asked as level, q.has, q.assessed_on,
      (select b.name from identity.account_view b where b.id = q.assessed_by) as assessed_by
    from ${askedOnDay(today)} q join plans.competency c on c.id = q.competency_id where q.personnel_id = ${personnelId} order by c.name`.execute(
    db,
  );
  const gaps = gapsOf(rows, new Map(rows.flatMap(({ competency_id: id, has }) => (has === null ? [] : [[id, has]]))));
  const gapOf = new Map(gaps.map(({ competency_id: id, gap }) => [id, gap]));
  const placeOf = ({ competency_id: id }: { competency_id: number }) => gapOf.get(id) ?? -1;
  return rows.map((row) => ({ ...row, gap: gapOf.get(row.competency_id) ?? 0 })).toSorted((one, other) => placeOf(other) - placeOf(one));
}

/** Errors: 404 for one beyond reach; 422 for oneself, for a day to come, and for a competency that is not there. */
export async function assess(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params, body, today } = call;
  const { fullname } = await findPersonInScope(call, params.id, ASSESSORS);
  if (params.id === actor.personnelId) throw invalid({ levels: ['Your own competencies are assessed by your head or by HR.'] });
  if (body.assessed_on > today) throw invalid({ assessed_on: ['Choose today or an earlier day.'] });
  await sql`
    insert into plans.assessment (personnel_id, competency_id, level, assessed_on, assessed_by)
    select ${params.id}::integer, competency_id, level, ${body.assessed_on}::date, ${actor.accountId}::integer
    from jsonb_to_recordset(${JSON.stringify(body.levels)}::jsonb) as n (competency_id integer, level smallint)`.execute(db);
  await recordChange(call, {
    action: 'assess competencies',
    subject: `plans.assessment:${params.id}`,
    personnelId: params.id,
    after: body,
  });
  return { message: `The assessment of ${fullname} was saved.` };
}
