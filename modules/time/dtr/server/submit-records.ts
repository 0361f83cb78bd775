import { sql } from 'kysely';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { fileRequests, takeStep, takeSteps } from '@talaan/requests/server/public.ts';
import type { submitOwnRecord, submitRecords as endpoint } from '../contract/submissions.ts';
import { namePeriod } from '../rules/periods.ts';
import { dtrFlow, type DtrState } from '../workflow.ts';
import { findHindrances } from './find-hindrances.ts';
import type { RecordDays } from './load-days.ts';
import { joinSubmissions, periodsOfMonth, stateOf } from './read-submissions.ts';
import { recordFacts, recordRequests, refusalOf } from './record-requests.ts';

/** A record that is to be submitted, whether it was before or not. */
interface Submitted extends RecordDays {
  fullname: string;
  officeId: number;
  /** The request; null while it was never submitted. */
  id: number | null;
  state: DtrState;
}

/** Submits a record of one's own. Errors: 404 where one has no record that begins on the day, 409 with what hinders it. */
export async function submitOwn(call: CallOf<typeof submitOwnRecord>): Promise<{ message: string }> {
  const { actor, body } = call;
  const { from, remarks } = body;
  if (actor.personnelId === null) throw wrongState('Your account belongs to no personnel record.');
  const records = await findSubmitted(call, from.slice(0, 7), [{ personnel_id: actor.personnelId, from }], sql`true`);
  const [record] = records;
  if (!record) throw notFound('You have no daily time record that begins on that day.');
  const action = actionOf(remarks);
  const [hindrances] = await findHindrances(call, [record]);
  const why = refusalOf(action, hindrances!);
  if (why !== null) throw wrongState(why);
  const [id] = await fileNew(call, [record]);
  await takeStep(call, { kind: dtrFlow, id: id!, action, remarks: remarks ?? '' });
  const whither = action === 'ask' ? 'to your head, who certifies its incomplete days' : 'to your head';
  return { message: `${namePeriod(record)} went ${whither}.` };
}

type Answer = AnswerOf<typeof endpoint>;

/** Submits records of others, each alone. Error: 422 where one of them is out of reach. */
export async function submitMany(call: CallOf<typeof endpoint>): Promise<Answer> {
  const { actor, body } = call;
  const { remarks } = body;
  const reach = visible(actor, ['EDATSADMIN', 'EDATSDEPTSETTING'], {
    person: 'd.personnel_id',
    tree: 'o.tree_from',
    campus: 'o.campus_id',
  });
  const months = Map.groupBy(body.records, ({ from }) => from.slice(0, 7));
  const found: Submitted[] = [];
  for (const [month, wishes] of months) found.push(...(await findSubmitted(call, month, wishes, reach)));
  if (found.length < body.records.length) throw invalid({ records: ['Some of these records are not there. Choose them again.'] });
  const action = actionOf(remarks);
  const hindrances = await findHindrances(call, found);
  const left: Answer['left'] = [];
  const ready = found.filter((record, at) => {
    const why =
      record.state !== 'OPEN'
        ? `${namePeriod(record)} is ${dtrFlow.wordsOf(record.state).toLowerCase()} already.`
        : refusalOf(action, hindrances[at]!);
    if (why !== null) left.push({ personnel_id: record.personnelId, fullname: record.fullname, because: why });
    return why === null;
  });
  const ids = await fileNew(call, ready);
  const outcomes = await takeSteps(call, { kind: dtrFlow, action, items: ids.map((id) => ({ id })), remarks: remarks ?? '' });
  outcomes.forEach(({ done, because }, at) => {
    const { personnelId, fullname } = ready[at]!;
    if (!done) left.push({ personnel_id: personnelId, fullname, because: because ?? '' });
  });
  const done = found.length - left.length;
  return { message: `${done} of ${found.length} submitted.`, left };
}

function actionOf(remarks: string | null): 'submit' | 'ask' {
  return remarks === null ? 'submit' : 'ask';
}

async function findSubmitted(
  { db }: Pick<Call, 'db'>,
  month: string,
  wishes: readonly { personnel_id: number; from: string }[],
  reach: ReturnType<typeof visible>,
): Promise<Submitted[]> {
  const { rows } = await sql<Submitted>`
    select d.personnel_id as "personnelId", p.fullname, d.office_id as "officeId", d.first_day as "from", d.last_day as "to", x.id, ${stateOf} as state
    from ${periodsOfMonth(month)} join personnel.person_view p on p.id = d.personnel_id join organization.office_view o on o.id = d.office_id
    ${joinSubmissions}
    where (d.personnel_id, d.first_day) in (
      select * from unnest(${wishes.map((one) => one.personnel_id)}::integer[], ${wishes.map(({ from }) => from)}::date[]))
      and ${reach} order by p.fullname, d.first_day`.execute(db);
  return rows;
}

/** The requests of these records in their order; those that were never submitted are filed. */
async function fileNew(call: Call, records: readonly Submitted[]): Promise<number[]> {
  const fresh = records.filter(({ id }) => id === null);
  const filed = await fileRequests(
    call,
    recordRequests,
    fresh.map((record) => recordFacts(record, record.officeId)),
  );
  if (fresh.length > 0)
    await call.db
      .insertInto('dtr.submission')
      .values(
        fresh.map(({ personnelId, from, to }, at) => ({
          id: filed[at]!,
          personnel_id: personnelId,
          during: sql<string>`daterange(${from}, ${to}, '[]')`,
          state: dtrFlow.states[0],
        })),
      )
      .execute();
  const numbers = new Map(fresh.map((record, at) => [record, filed[at]!]));
  return records.map((record) => record.id ?? numbers.get(record)!);
}
