import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPeopleInScope, findPersonInScope } from '@talaan/personnel/server/public.ts';
import { KEEPERS } from '../../contract/fields.ts';
import type * as contract from '../../contract/papers.ts';
import type { PropertyCall } from '../needs.ts';
import { requireKept } from '../reach.ts';
import { readThresholds } from '../read-thresholds.ts';
import { requirePast } from '../require-past.ts';
import { readItems } from '../steps/lock-items.ts';
import { findAccountable } from './find-accountable.ts';
import { issueReceipts, refuseTaken, type IssuedReceipt } from './issue-receipts.ts';
import { planReceipts } from './plan-receipts.ts';

type Order = Omit<BodyOf<typeof contract.issueItems>, 'item_ids'>;

/** The papers that an issue would make. Errors: 404; 409 for an item that is not in stock; 422 for a day to come and for somebody who cannot be accountable. */
export async function previewIssue(call: CallOf<typeof contract.previewIssue>): Promise<AnswerOf<typeof contract.previewIssue>> {
  const { db, body } = call;
  await checkOrder(call, body);
  await requireKept(call, body.item_ids);
  const { hindrances } = await findAccountable(call, [body.personnel_id], body.dated_on);
  const hindrance = hindrances.get(body.personnel_id);
  if (hindrance) throw invalid({ personnel_id: [hindrance] });
  const items = await readItems(call, body.item_ids);
  refuseTaken(items);
  requireAcquired(items, body.dated_on);
  return {
    papers: planReceipts(items, body.dated_on, await readThresholds(db)).map(({ items: own, ...paper }) => ({
      ...paper,
      amount: own.reduce((sum, { unit_cost }) => sum + unit_cost, 0),
      items: own,
    })),
  };
}

/** Issues items in stock to a person. Errors: as the preview, and 409 for an item that is not free, with who has it. */
export async function issueItems(call: CallOf<typeof contract.issueItems>): Promise<AnswerOf<typeof contract.issueItems>> {
  const { item_ids, ...order } = call.body;
  await checkOrder(call, order);
  await requireKept(call, item_ids);
  const papers = await issueTo(call, item_ids, order, null);
  const { fullname } = await findPersonInScope(call, order.personnel_id, KEEPERS);
  return { message: `${formatCount(item_ids.length)} issued to ${fullname} on ${formatPapers(papers)}.`, papers };
}

/** Who keeps property issues it to people within reach, as of a day of the past. */
export async function checkOrder(call: PropertyCall, { personnel_id, user_id, dated_on }: Order): Promise<void> {
  requirePast(call.today, { dated_on });
  await findPersonInScope(call, personnel_id, KEEPERS);
  if (user_id === null) return;
  if (user_id === personnel_id) throw invalid({ user_id: ['The accountable person uses the items as it is; leave this empty.'] });
  await findPersonInScope(call, user_id, KEEPERS);
}

/** Puts items in stock onto papers of a person, after `checkOrder`. */
export async function issueTo(
  call: PropertyCall,
  itemIds: readonly number[],
  order: Order,
  replacesId: number | null,
  reason?: string,
): Promise<IssuedReceipt[]> {
  const { rows } = await sql<{ property_no: string; acquired_on: string }>`
    select property_no, acquired_on from property.item where id = any(${[...itemIds]}::integer[]) order by id`.execute(call.db);
  requireAcquired(rows, order.dated_on);
  const receipt = { personnelId: order.personnel_id, userId: order.user_id, itemIds: [...new Set(itemIds)], replacesId };
  return issueReceipts(call, [receipt], { datedOn: order.dated_on, action: 'issue', reason });
}

/** Error: 422 for a paper of a day on which the university did not have the item yet. */
export function requireAcquired(items: readonly { property_no: string; acquired_on: string }[], day: string): void {
  const later = items.find(({ acquired_on: acquired }) => acquired > day);
  if (later) throw invalid({ dated_on: [`${later.property_no} was acquired later, on ${later.acquired_on}.`] });
}

/** The nearest people, each with why they cannot be accountable. */
export async function findPropertyPeople(
  call: CallOf<typeof contract.findPropertyPeople>,
): Promise<AnswerOf<typeof contract.findPropertyPeople>> {
  const found = await findPeopleInScope(call, call.query.term, KEEPERS);
  const { hindrances } = await findAccountable(
    call,
    found.map(({ id }) => id),
    call.today,
  );
  return { personnel: found.map((person) => ({ ...person, hindrance: hindrances.get(person.id) ?? null })) };
}

/** `PAR 2026-11-0003 and ICS SPHV-2026-11-0001`. */
export function formatPapers(papers: readonly { type: string; number: string }[]): string {
  return papers.map(({ type, number }) => `${type} ${number}`).join(' and ');
}

export function formatCount(count: number): string {
  return count === 1 ? '1 item was' : `${count} items were`;
}
