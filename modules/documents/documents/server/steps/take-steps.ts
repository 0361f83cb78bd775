import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import type { StepBody, StepResult, takeSteps as endpoint } from '../../contract/steps.ts';
import { openActions } from '../../rules/roles-in.ts';
import { STEPS_DONE, type DocumentAction } from '../../workflow.ts';
import { requireActingOffice, type ActingOffice } from '../offices/acting-office.ts';
import { registerDrafts } from '../register/register-drafts.ts';
import { changeLegalHold } from './change-legal-hold.ts';
import { approve, archive, claim, numberOutgoing, ready, reject, release, reopen } from './close.ts';
import { closeDuplicates, lockWithOriginal } from './close-duplicates.ts';
import { extend } from './extend.ts';
import { cancelForward, forward } from './forward.ts';
import { hold, resume } from './hold.ts';
import { askExtension } from '../lateness/extension-requests.ts';
import { circulate } from '../circulation/circulate.ts';
import { readUnseen } from '../circulation/read-unseen.ts';
import { explainFirst } from '../lateness/explain-first.ts';
import { lockDocuments, placed, type LockedDocument } from './lock-documents.ts';
import { replaceLost, reportFound, reportLost } from './lost.ts';
import { receive, refuse, returnDocuments } from './receive.ts';
import { readReceipts, type Receipt } from './read-receipts.ts';
import { startStepping, type Acting, type Moving, type Stepping } from './stepping.ts';
import { notifyDesks } from './notify-desks.ts';
import { whyNot } from './why-not.ts';

interface Numbers {
  tracking_no: string;
  outgoing_no: string | null;
}

const GOES_OUT: readonly DocumentAction[] = ['number', 'claim', 'release'];

type Told = AnswerOf<typeof endpoint>;

/**
 * Takes a step with documents for an acting office, all in the transaction at hand. What cannot be done with one of them is told, and done
 * with the others; a single one is refused. Errors: 409 for a single one, with what is open; 422 for the office or a field of the step.
 */
export async function takeSteps(call: Call<unknown, unknown, StepBody>): Promise<Told> {
  const who = await requireActingOffice(call, call.body.office_id);
  if (call.body.action === 'close_duplicate') await lockWithOriginal(call, call.body);
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
  const receipts = body.action === 'receive' ? await readReceipts(call, documents, who.officeId) : new Map<number, Receipt>();
  const unseen = body.action === 'circulate' ? await readUnseen(call, documents, who) : new Set<number>();
  const judged = documents.map(
    (document) =>
      judge(document, body, who, call, receipts.get(document.id)) ?? (unseen.has(document.id) ? refuseUnseen(document, who) : null),
  );
  const accepted = documents.filter((_, at) => judged[at] === null);
  if (accepted.length > 0) {
    const further = body.action === 'forward' ? body.to : [];
    await act(await startStepping(call, who, accepted, further), accepted, body);
    await notifyDesks(call, accepted, further);
  }
  const numbers = accepted.length > 0 ? await readNumbers(call, accepted) : new Map<number, Numbers>();
  return documents.map(({ id }, at) => judged[at] ?? done(body.action, id, numbers.get(id)!));
}

/** What is told of a document with which it was done; with the number under which it leaves, which is written on it. */
function done(action: DocumentAction, id: number, { tracking_no: number, outgoing_no: outgoing }: Numbers): StepResult {
  const said = { id, tracking_no: number, outcome: 'done' as const };
  if (outgoing === null || !GOES_OUT.includes(action)) return { ...said, message: `${STEPS_DONE[action]}.` };
  return { ...said, outgoing_no: outgoing, message: `${STEPS_DONE[action]} as ${outgoing}.` };
}

/** What is told of a document with which it cannot be done; null where it can. */
function judge(
  document: LockedDocument,
  body: StepBody,
  who: ActingOffice,
  { now }: Moving,
  receipt: Receipt | undefined,
): StepResult | null {
  const isOpen = openActions(placed(document), who).includes(body.action);
  const of = { id: document.id, tracking_no: document.tracking_no ?? '' };
  if (!isOpen && receipt) return { ...of, outcome: 'already', message: receipt.message };
  const because = whyNot(document, body, who, now, isOpen);
  return because === null ? null : { ...of, outcome: 'refused', message: because };
}

function refuseUnseen({ id, tracking_no: number }: LockedDocument, { acronym }: ActingOffice): StepResult {
  const message = `${acronym} does not see all of ${number}. An office that had the paper circulates it.`;
  return { id, tracking_no: number ?? '', outcome: 'refused', message };
}

async function act(stepping: Stepping, documents: readonly LockedDocument[], body: StepBody): Promise<void> {
  switch (body.action) {
    case 'register':
      return registerDrafts(stepping, documents);
    case 'forward':
      await explainFirst(stepping.call, documents, body);
      return forward(stepping, documents, body);
    case 'circulate':
      return circulate(stepping, documents, body);
    case 'cancel_forward':
      return cancelForward(stepping, documents, body);
    case 'receive':
      return receive(stepping, documents);
    case 'refuse':
      return refuse(stepping, documents, body);
    case 'hold':
      return hold(stepping, documents, body);
    case 'resume':
      return resume(stepping, documents, body);
    case 'report_lost':
      return reportLost(stepping, documents, body);
    case 'found':
      return reportFound(stepping, documents, body);
    case 'replace':
      return replaceLost(stepping, documents, body);
    case 'return':
      return returnDocuments(stepping, documents, body);
    case 'sign':
    case 'approve':
      return approve(stepping, documents, body);
    case 'ready':
      return ready(stepping, documents, body);
    case 'number':
      return numberOutgoing(stepping, documents, body);
    case 'claim':
      return claim(stepping, documents, body);
    case 'release':
      return release(stepping, documents, body);
    case 'reject':
      return reject(stepping, documents, body);
    case 'close_duplicate':
      return closeDuplicates(stepping, documents, body);
    case 'reopen':
      return reopen(stepping, documents, body);
    case 'archive':
      return archive(stepping, documents, body);
    case 'legal_hold':
    case 'lift_hold':
      return changeLegalHold(stepping, documents, body);
    case 'extend':
      return extend(stepping, documents, body);
    case 'ask_extension':
      return askExtension(stepping, documents, body);
  }
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
