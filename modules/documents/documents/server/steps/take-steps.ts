import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import type { StepBody, StepResult, takeSteps as endpoint } from '../../contract/steps.ts';
import { openActions } from '../../rules/roles-in.ts';
import { STEPS_DONE, type DocumentAction } from '../../workflow.ts';
import { requireActingOffice, type ActingOffice } from '../offices/acting-office.ts';
import { findAct, type Act } from './act.ts';
import { lockDocuments, placed, type LockedDocument } from './lock-documents.ts';
import { startStepping, type Acting, type Moving } from './stepping.ts';
import { notifyDesks } from './notify-desks.ts';
import { whyNot } from './why-not.ts';

interface Numbers {
  tracking_no: string;
  outgoing_no: string | null;
}

type Told = AnswerOf<typeof endpoint>;

/**
 * Takes a step with documents for an acting office, all in the transaction at hand. What cannot be done with one of them is told, and done
 * with the others; a single one is refused. Errors: 409 for a single one, with what is open; 422 for the office or a field of the step.
 */
export async function takeSteps(call: Call<unknown, unknown, StepBody>): Promise<Told> {
  const who = await requireActingOffice(call, call.body.office_id);
  await findAct(call.server, call.body.action).lockFirst?.(call, call.body);
  const documents = await lockDocuments(call, call.body.ids);
  const missing: StepResult[] = call.body.ids
    .filter((id) => !documents.some((document) => document.id === id && mayKnow(document, who)))
    .map((id) => ({ id, tracking_no: '', outcome: 'refused', message: 'There is no such document.' }));
  const known = documents.filter((document) => mayKnow(document, who));
  return told(call.body, [...(await stepDocuments(call, who, known, call.body)), ...missing], known, who);
}

/** A draft is known to its office alone. */
function mayKnow({ state, office_id: origin, created_by: by }: LockedDocument, { officeId, accountId }: ActingOffice): boolean {
  return state !== 'DRAFT' || origin === officeId || by === accountId;
}

/** Does it with those with which it can be done, and tells of each. */
export async function stepDocuments(
  call: Acting,
  who: ActingOffice,
  documents: readonly LockedDocument[],
  body: StepBody,
): Promise<StepResult[]> {
  const act = findAct(call.server, body.action);
  const judged = await judge(call, who, documents, { act, body });
  const accepted = documents.filter(({ id }) => !judged.has(id));
  if (accepted.length > 0) {
    const further = act.further?.(body) ?? [];
    await act.take(await startStepping(call, who, accepted, further), accepted, body);
    await notifyDesks(call, accepted, further);
  }
  const numbers = accepted.length > 0 ? await readNumbers(call, accepted) : new Map<number, Numbers>();
  return documents.map(({ id }) => judged.get(id) ?? done(act, id, numbers.get(id)!));
}

/** What is told of a document with which it was done; with the number under which it leaves, which is written on it. */
function done({ action, givesNumber }: Act, id: number, { tracking_no: number, outgoing_no: outgoing }: Numbers): StepResult {
  const said = { id, tracking_no: number, outcome: 'done' as const };
  if (outgoing === null || !givesNumber) return { ...said, message: `${STEPS_DONE[action]}.` };
  return { ...said, outgoing_no: outgoing, message: `${STEPS_DONE[action]} as ${outgoing}.` };
}

/** What is told of documents with which it cannot be done; those with which it can are left out. */
async function judge(
  call: Acting,
  who: ActingOffice,
  documents: readonly LockedDocument[],
  { act, body }: { act: Act; body: StepBody },
): Promise<Map<number, StepResult>> {
  const closed = new Set(documents.filter((one) => !openActions(placed(one), who).includes(act.action)));
  const open = documents.filter((one) => !closed.has(one));
  const taken = closed.size > 0 ? await act.findTaken?.(call, [...closed], who) : undefined;
  const hindered = open.length > 0 ? await act.hinder?.(call, open, who, body) : undefined;
  const judged = documents.flatMap((document): StepResult[] => {
    const of = { id: document.id, tracking_no: document.tracking_no ?? '' };
    const before = taken?.get(document.id);
    if (before !== undefined) return [{ ...of, outcome: 'already', message: before }];
    const because = closed.has(document) ? whyNot(document, act, who) : hindered?.get(document.id);
    return because === undefined ? [] : [{ ...of, outcome: 'refused', message: because }];
  });
  return new Map(judged.map((one) => [one.id!, one]));
}

async function readNumbers({ db }: Moving, documents: readonly LockedDocument[]): Promise<Map<number, Numbers>> {
  const rows = await db
    .selectFrom('documents.document')
    .select(['id', 'tracking_no', 'outgoing_no'])
    .where(
      'id',
      'in',
      documents.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, tracking_no: number, outgoing_no }) => [id, { tracking_no: number ?? '', outgoing_no }]));
}

/** Error: 409 for a single document with which nothing was done. */
function told(body: StepBody, results: readonly StepResult[], documents: readonly LockedDocument[], who: ActingOffice): Told {
  const [first] = results;
  if (results.length === 1 && first!.outcome === 'refused')
    throw wrongState(
      first!.message,
      documents.flatMap((document) => openActions(placed(document), who)),
    );
  return { message: formatResults(body.action, results), results: [...results] };
}

/** What became of all of them in one sentence. */
export function formatResults(action: DocumentAction, results: readonly StepResult[]): string {
  const [first] = results;
  if (results.length === 1) {
    const { outcome, tracking_no: number, outgoing_no: outgoing, message } = first!;
    return outcome === 'done' ? `${STEPS_DONE[action]}: ${[number, outgoing].filter(Boolean).join(', outgoing number ')}.` : message;
  }
  const count = (outcome: StepResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
  const parts = [`${STEPS_DONE[action]}: ${count('done')} of ${results.length}`];
  if (count('acknowledged') > 0) parts.push(`${count('acknowledged')} acknowledged`);
  if (count('already') > 0) parts.push(`${count('already')} before`);
  if (count('refused') > 0) parts.push(`${count('refused')} not`);
  return `${parts.join(', ')}.`;
}
