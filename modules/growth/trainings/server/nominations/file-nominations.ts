import { sql } from 'kysely';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { isReached } from '@talaan/personnel/server/public.ts';
import { fileRequests, officeOf, takeSteps } from '@talaan/requests/server/public.ts';
import { HEADS } from '../../contract/fields.ts';
import type { changeNomination as changing, fileNominations as filing } from '../../contract/nominations.ts';
import { trainingFlow } from '../../workflow.ts';
import { insertTraining } from '../programmes/write-programme.ts';
import { planLinesOf } from './plan-lines.ts';
import { findNomination } from '../kept/find-nomination.ts';
import { factsOfNomination, nominationRequests } from './nomination-requests.ts';

/**
 * Recommends people for a training, each by a request of their own; anyone who is blocked stays a draft, with the reason. Errors: 404 for a person
 * beyond reach, 422 for a training that cannot be chosen and for someone who is nominated already.
 */
export async function fileNominations(call: CallOf<typeof filing>): Promise<AnswerOf<typeof filing>> {
  const { db, body, today } = call;
  const people = body.nominees.map(({ personnel_id }) => personnel_id);
  if (new Set(people).size < people.length) throw invalid({ nominees: ['Someone is chosen twice.'] });
  await requireReached(call, people);
  const training = await trainingOf(call);
  await requireNew(call, training.id, people);
  const lines = await planLinesOf(call, people);
  const planned = training.fee + training.travel;
  const offices = await Promise.all(people.map((one) => officeOf(db, one, today)));
  const ids = await fileRequests(
    call,
    nominationRequests,
    people.map((personnel_id, at) => factsOfNomination(training, { personnel_id, office_id: offices[at]!, planned })),
  );
  await db
    .insertInto('trainings.nomination')
    .values(
      body.nominees.map(({ personnel_id, plan_line_id }, at) => {
        const line = lines.get(personnel_id)?.find(({ id }) => id === plan_line_id);
        if (plan_line_id !== null && !line) throw invalid({ nominees: ['A plan line is no longer open. Choose again.'] });
        return {
          id: ids[at]!,
          state: trainingFlow.states[0],
          training_id: training.id,
          personnel_id,
          justification: body.justification,
          planned,
          plan_line_id,
          plan_title: line?.title ?? '',
          plan_priority: line?.priority ?? null,
        };
      }),
    )
    .execute();
  const outcomes = await takeSteps(call, { kind: trainingFlow, action: 'recommend', items: ids.map((id) => ({ id })) });
  const names = await namesOf(call, people);
  const drafts = outcomes.flatMap(({ done, because }, at) => (done ? [] : [{ fullname: names.get(people[at]!)!, because: because ?? '' }]));
  return { message: messageFor(people.length, drafts.length), ids, drafts };
}

function messageFor(all: number, drafts: number): string {
  const gone = all - drafts;
  const sent = `${gone} ${gone === 1 ? 'person was' : 'people were'} recommended; the committee screens next.`;
  return drafts === 0 ? sent : `${sent} ${drafts} ${drafts === 1 ? 'stays a draft' : 'stay drafts'}: see what blocks it.`;
}

/** Corrects a draft. Errors: 404, 409 in another state, 422 for a plan line that is none of the person. */
export async function changeNomination(call: CallOf<typeof changing>): Promise<AnswerOf<typeof changing>> {
  const { db, params, body } = call;
  const found = await findNomination(call, params.id);
  await requireReached(call, [found.personnel_id]);
  if (found.state !== 'DRAFT') throw wrongState('Only a draft is changed. Have it returned first.');
  const line = (await planLinesOf(call, [found.personnel_id])).get(found.personnel_id)?.find(({ id }) => id === body.plan_line_id);
  if (body.plan_line_id !== null && !line) throw invalid({ plan_line_id: ['This line is no longer open. Choose again.'] });
  await db
    .updateTable('trainings.nomination')
    .set({ ...body, plan_title: line?.title ?? '', plan_priority: line?.priority ?? null })
    .where('id', '=', params.id)
    .execute();
  return { message: 'The draft was saved.' };
}

interface ChosenTraining {
  id: number;
  title: string;
  first_day: string;
  last_day: string;
  is_abroad: boolean;
  fee: number;
  travel: number;
}

/** The training that was chosen, or the one of others that is kept now. */
async function trainingOf(call: CallOf<typeof filing>): Promise<ChosenTraining> {
  const { db, body, today } = call;
  if (body.training) {
    const { invitation_path: path, ...facts } = body.training;
    const id = await insertTraining(call, facts);
    if (path !== null) {
      const file = await takeUpload(call, path, 'training.invitation_path');
      await db.updateTable('trainings.training').set({ invitation_file_id: file.id }).where('id', '=', id).execute();
    }
    return { ...facts, id };
  }
  const { rows } = await sql<ChosenTraining & { cancelled_because: string | null }>`
    select id, title, first_day, last_day, is_abroad, fee, travel, cancelled_because from trainings.training where id = ${body.training_id}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw invalid({ training_id: ['Choose the training.'] });
  if (found.cancelled_because !== null) throw invalid({ training_id: ['This training was cancelled.'] });
  if (found.last_day < today) throw invalid({ training_id: ['This training is over.'] });
  return found;
}

async function requireReached({ db, actor, today }: Call, people: readonly number[]): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`
    select ${isReached(actor, HEADS, 'p.id', today)} as is from personnel.person_view p where p.id = any(${[...people]}::integer[])`.execute(
    db,
  );
  if (rows.length < people.length || rows.some(({ is }) => !is)) throw notFound('There is no such person.');
}

async function requireNew({ db }: Call, trainingId: number, people: readonly number[]): Promise<void> {
  const { rows } = await sql<{ fullname: string }>`
    select p.fullname from trainings.nomination n join personnel.person_view p on p.id = n.personnel_id
    where n.training_id = ${trainingId} and n.personnel_id = any(${[...people]}::integer[]) and n.state not in ('DISAPPROVED', 'CANCELLED')
    order by p.plain_name limit 1`.execute(db);
  if (rows[0]) throw invalid({ nominees: [`${rows[0].fullname} is nominated for this training already.`] });
}

async function namesOf({ db }: Call, people: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; fullname: string }>`
    select id, fullname from personnel.person_view where id = any(${[...people]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, fullname }) => [id, fullname]));
}
