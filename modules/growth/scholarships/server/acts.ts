import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { giveUpFiles, takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import { MONITORED_NAMES } from '../contract/codes.ts';
import type { submitReport as submitting } from '../contract/scholarships.ts';
import type * as steps from '../contract/steps.ts';
import { findContractFaults } from '../rules/find-contract-faults.ts';
import { scholarshipFlow, type ScholarshipAction, type ScholarshipState } from '../workflow.ts';
import { readGrants, type FoundGrant } from './record/read-grant.ts';
import { termsOn } from './record/terms.ts';
import { findScholarship } from './read-scholarship.ts';
import { balanceOn } from './scholarship-requests.ts';

type Said = Promise<{ message: string }>;
type Reading = Pick<Call, 'db' | 'actor' | 'today'>;

const NONE = 'There is no such scholarship.';

/** Locked until the transaction ends, for who keeps it. Errors: 404; 409 in another state. */
async function lockKept(call: Reading, id: number, states: readonly ScholarshipState[]): Promise<FoundGrant> {
  await lockRecords(call.db, 'scholarships.scholarship', [id]);
  const found = await findScholarship(call, id);
  if (!found.is_kept) throw notFound(NONE);
  if (!states.includes(found.state))
    throw wrongState(`The scholarship is “${scholarshipFlow.wordsOf(found.state)}”: this cannot be done now.`);
  return found;
}

/** Errors: 404; 409 unless it is approved; 422 for what a contract must have. */
export async function prepareContract(call: CallOf<typeof steps.prepareContract>): Said {
  const { db, params, body, today } = call;
  const found = await lockKept(call, params.id, ['APPROVED']);
  const contract = { ...body, stretches: found.stretches, scholar_name: found.scholar, signed_on: today, notarized_on: today };
  const faults = findContractFaults(contract, (await termsOn(db, today)).rate);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await sql`update scholarships.scholarship set contract = ${JSON.stringify(body)}::jsonb where id = ${params.id}`.execute(db);
  await change(call, found, 'prepare a scholarship contract', body, found.contract);
  return { message: 'The contract is ready to be printed and signed.' };
}

/** The step of a scholarship with what it needs. Errors: 404, 409, 422 as of the step. */
function step(call: Parameters<typeof takeStep>[0], id: number, action: ScholarshipAction, input: unknown, remarks = '') {
  return takeStep(call, { kind: scholarshipFlow, id, action, input, remarks });
}

export async function signContract(call: CallOf<typeof steps.signContract>): Said {
  await step(call, call.params.id, 'sign', call.body);
  return { message: 'The contract was recorded.' };
}

export async function extendStudy(call: CallOf<typeof steps.extendStudy>): Said {
  await step(call, call.params.id, 'extend', call.body, call.body.remarks);
  return { message: `The study was extended until ${longDate(call.body.to)}.` };
}

export async function completeStudy(call: CallOf<typeof steps.completeStudy>): Said {
  await step(call, call.params.id, 'complete', call.body);
  return { message: 'The degree was recorded. The return to duty is due within 30 days.' };
}

export async function discontinueStudy(call: CallOf<typeof steps.discontinueStudy>): Said {
  await step(call, call.params.id, 'discontinue', call.body, call.body.remarks);
  return { message: 'The end of the study was recorded.' };
}

export async function recordReturn(call: CallOf<typeof steps.recordReturn>): Said {
  await step(call, call.params.id, 'returnToDuty', call.body);
  return { message: 'The return to duty was recorded. The obligation is served from that day.' };
}

/** Where nothing is to be refunded the breach is settled in the same call. */
export async function declareBreach(call: CallOf<typeof steps.declareBreach>): Said {
  const { params, body } = call;
  await step(call, params.id, 'breach', body, body.remarks);
  const { demanded } = (await readGrants(call, [params.id])).get(params.id)!;
  if (demanded! > 0) return { message: `The breach was declared, and ${formatPesos(demanded!)} were demanded.` };
  await takeStep(call, { kind: scholarshipFlow, id: params.id, action: 'settle', bySystem: true });
  return { message: 'The breach was declared. Nothing is to be refunded: it is settled.' };
}

/** At a balance of 0 the breach is settled in the same call. */
export async function recordPayment(call: CallOf<typeof steps.recordPayment>): Said {
  const { params, body } = call;
  await step(call, params.id, 'pay', body);
  const found = (await readGrants(call, [params.id])).get(params.id)!;
  if (balanceOn(found, body.on) > 0) return { message: 'The payment was recorded.' };
  await takeStep(call, { kind: scholarshipFlow, id: params.id, action: 'settle', bySystem: true });
  return { message: 'The payment was recorded. Nothing is due any more: the breach is settled.' };
}

const SPENT: readonly ScholarshipState[] = ['CONTRACT_SIGNED', 'ONGOING', 'EXTENDED', 'COMPLETED', 'DISCONTINUED', 'SERVING_OBLIGATION'];

/** Errors: 404; 409 before the contract and after a breach was declared; 422 for a day to come. */
export async function addCost(call: CallOf<typeof steps.addCost>): Said {
  const { db, params, body, actor, today } = call;
  const found = await lockKept(call, params.id, SPENT);
  if (body.paid_on > today) throw invalid({ paid_on: ['Enter today or an earlier day.'] });
  await sql`
    insert into scholarships.cost (scholarship_id, paid_on, kind, amount, reference, entered_by)
    values (${params.id}, ${body.paid_on}::date, ${body.kind}, ${body.amount}, ${body.reference}, ${actor.accountId || null}::integer)`.execute(
    db,
  );
  await change(call, found, 'enter a cost of a scholarship', body);
  return { message: 'The cost was entered.' };
}

/** Errors: 404; 409 after a breach was declared. */
export async function removeCost(call: CallOf<typeof steps.removeCost>): Said {
  const { db, params } = call;
  const found = await lockKept(call, params.id, SPENT);
  const cost = found.costs.find(({ id }) => id === params.cost);
  if (!cost) throw notFound('There is no such cost.');
  await sql`delete from scholarships.cost where id = ${params.cost}`.execute(db);
  await change(call, found, 'remove a cost of a scholarship', undefined, cost);
  return { message: 'The cost was removed.' };
}

/** Errors: 404; 409 before the study; 422 for a term outside of it, or one that is there. */
export async function addTerm(call: CallOf<typeof steps.addTerm>): Said {
  const { db, params, body } = call;
  const found = await lockKept(call, params.id, ['CONTRACT_SIGNED', 'ONGOING', 'EXTENDED']);
  const [first, last] = [found.stretches[0]!.from, found.stretches.at(-1)!.to];
  if (body.ends_on <= first || body.ends_on > last)
    throw invalid({ ends_on: [`The study lasts from ${longDate(first)} to ${longDate(last)}.`] });
  if (found.terms.some(({ name }) => name.toLowerCase() === body.name.toLowerCase()))
    throw invalid({ name: ['This term is there already.'] });
  await sql`
    insert into scholarships.term (scholarship_id, no, name, ends_on)
    values (${params.id}, ${Math.max(0, ...found.terms.map(({ no }) => no)) + 1}, ${body.name}, ${body.ends_on}::date)`.execute(db);
  await change(call, found, 'add a term of a scholarship', body);
  return { message: `Grades and a progress report of ${body.name} are due 30 days after it.` };
}

/** Of one’s own study, or taken down by who keeps it. Errors: 404; 422 before the term is over. */
export async function submitReport(call: CallOf<typeof submitting>): Said {
  const { db, params, body, today } = call;
  const { id, no, what } = params;
  await lockRecords(db, 'scholarships.scholarship', [id]);
  const found = await findScholarship(call, id);
  if (!found.is_own && !found.is_kept) throw notFound(NONE);
  const term = found.terms.find((one) => one.no === no);
  if (!term) throw notFound('There is no such term.');
  if (['BREACHED', 'SETTLED', 'FULFILLED', 'RELEASED'].includes(found.state)) throw wrongState('The scholarship is over.');
  if (today <= term.ends_on) throw invalid({ attachment_path: [`${term.name} lasts until ${longDate(term.ends_on)}.`] });
  const file = await takeUpload(call, body.attachment_path, 'attachment_path');
  const { rows: before } = await sql<{ file_id: number }>`
    delete from scholarships.submission where scholarship_id = ${id} and term_no = ${no} and what = ${what} returning file_id`.execute(db);
  await sql`
    insert into scholarships.submission (scholarship_id, term_no, what, submitted_on, remarks, file_id)
    values (${id}, ${no}, ${what}, ${today}::date, ${body.remarks}, ${file.id})`.execute(db);
  if (before[0]) await giveUpFiles(call, [before[0].file_id]);
  await change(call, found, 'submit a report of a scholar', { term: term.name, what, file: file.name });
  return { message: `${MONITORED_NAMES[what]} of ${term.name} submitted.` };
}

function change(
  call: Parameters<typeof recordChange>[0],
  { id, personnel_id }: FoundGrant,
  action: string,
  after?: unknown,
  before?: unknown,
): Promise<void> {
  return recordChange(call, { action, subject: `scholarships.scholarship:${id}`, personnelId: personnel_id, before, after });
}
