import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { issuePapers } from '@talaan/papers/server/public.ts';
import { PAPER_TYPES } from '../../contract/fields.ts';
import { formatPaperNumber } from '../../rules/numbers.ts';
import { itemFlow } from '../../workflow.ts';
import type { PropertyCall } from '../needs.ts';
import { readThresholds } from '../read-thresholds.ts';
import { lockItems, nameItem, type LockedItem } from '../steps/lock-items.ts';
import { moveItems } from '../steps/move-items.ts';
import { takeNumbers } from '../take-numbers.ts';
import { acknowledge } from './acknowledge.ts';
import { drawReceipts } from './draw-receipts.ts';
import { findAccountable } from './find-accountable.ts';
import { lockPaper } from './find-paper.ts';
import { planReceipts, type PlannedPaper } from './plan-receipts.ts';

/** What one person gets on one day. */
export interface Receipt {
  personnelId: number;
  /** Who uses it under them. */
  userId: number | null;
  itemIds: readonly number[];
  /** The paper that these correct or renew, or for which they are made anew. */
  replacesId: number | null;
}

export interface Issuing {
  datedOn: string;
  /** The step by which the items get onto the papers. */
  action: 'issue' | 'correct' | 'renew' | 'transfer';
  reason?: string;
  /** The paper by which they move, such as a transfer report. */
  reference?: string;
  /** Of a transfer: the account that made its report and issues the papers, which the caller receives by acknowledging that report. */
  receivedFrom?: number;
}

export interface IssuedReceipt {
  id: number;
  type: 'PAR' | 'ICS';
  number: string;
  personnelId: number;
}

/**
 * Issues items: locks them, makes one paper for each person, class and fund with the number of its series and a code, moves the items onto
 * them, and notifies the holders; what its receiver takes over from a transfer report is acknowledged at once. The caller has been asked whether they keep the items. A constant number of statements for any number of items.
 * Errors: 404; 409 for an item that is not free, with who has it; 422 on `personnel_id` for somebody who cannot be accountable.
 */
export async function issueReceipts(call: PropertyCall, receipts: readonly Receipt[], issuing: Issuing): Promise<IssuedReceipt[]> {
  const { db, today } = call;
  const { datedOn, action } = issuing;
  const items = await lockItems(
    call,
    receipts.flatMap(({ itemIds }) => itemIds),
  );
  if (action === 'issue') refuseTaken(items);
  const { people, hindrances } = await findAccountable(
    { db, today },
    receipts.map(({ personnelId }) => personnelId),
    datedOn,
  );
  const [hindrance] = hindrances.values();
  if (hindrance) throw invalid({ personnel_id: [hindrance] });
  const thresholds = await readThresholds(db);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const planned = receipts.flatMap((receipt) => {
    const own = receipt.itemIds.map((id) => itemOf.get(id)!);
    return planReceipts(own, datedOn, thresholds).map((paper) => ({
      ...paper,
      receipt,
      office: people.get(receipt.personnelId)!.office_id,
    }));
  });
  const papers = await addPapers(call, planned, issuing);
  await settleItems(call, papers, new Map([...people].map(([id, { office_id, campus_id }]) => [id, { office_id, campus_id }])));
  const onto = papers.flatMap(({ id, plan }) =>
    plan.items.map(
      (item, at) => [item.id, { paperId: id, no: at + 1, holderId: plan.receipt.personnelId, amount: item.unit_cost }] as const,
    ),
  );
  await moveItems(call, [...itemOf.keys()], {
    action,
    as: 'custodian',
    reason: issuing.reason,
    reference: issuing.reference,
    onto: new Map(onto),
  });
  await giveCodes(call, papers, datedOn);
  await recordChanges(
    call,
    papers.map(({ id, number, plan }) => ({
      action: `issue a ${PAPER_TYPES[plan.type].toLowerCase()}`,
      subject: `property.paper:${id}`,
      personnelId: plan.receipt.personnelId,
      after: { number, type: plan.type, dated_on: datedOn, items: plan.items.length, by: action },
    })),
  );
  if (issuing.receivedFrom === undefined) await notifyHolders(call, papers);
  else for (const { id } of papers) await acknowledge(call, await lockPaper(call, id, 'own'), 'holder');
  return papers.map(({ id, number, plan }) => ({ id, type: plan.type, number, personnelId: plan.receipt.personnelId }));
}

/** Error: 409 for an item that somebody has or that is not in stock. Of two custodians who issue the same item the second learns who has it now. */
export function refuseTaken(items: readonly LockedItem[]): void {
  const taken = items.find(({ state }) => state !== 'IN_STOCK');
  if (!taken) return;
  if (taken.holder === null)
    throw wrongState(`${nameItem(taken)} is not in stock: ${itemFlow.words[taken.state].toLowerCase()}. Nothing was issued.`);
  throw wrongState(`${nameItem(taken)} is issued to ${taken.holder} already, on ${taken.paper}. Nothing was issued.`);
}

interface Planned extends PlannedPaper<LockedItem> {
  receipt: Receipt;
  office: number;
}

interface MadePaper {
  id: number;
  number: string;
  plan: Planned;
}

async function addPapers(call: PropertyCall, planned: readonly Planned[], { datedOn, receivedFrom }: Issuing): Promise<MadePaper[]> {
  const { db, actor, now } = call;
  const issuer = receivedFrom ?? (actor.accountId || null);
  const year = Number(datedOn.slice(0, 4));
  const seriesOf = ({ type, class: is }: Planned) => (type === 'PAR' ? 'PAR' : (is as 'SPHV' | 'SPLV'));
  const next = await takeNumbers(
    call,
    planned.map((plan) => ({ series: seriesOf(plan), year, count: 1 })),
  );
  const numbered = planned.map((plan) => ({ plan, number: formatPaperNumber(seriesOf(plan), datedOn, next(seriesOf(plan), year)) }));
  const { rows } = await sql<{ id: number; type: string; number: string }>`
    insert into property.paper (type, class, number, dated_on, personnel_id, user_id, office_id, fund_code, state, issued_by, issued_at, replaces_id)
    select type, class, number, ${datedOn}::date, personnel_id, user_id, office_id, fund_code, 'WAITING', ${issuer}::integer,
      ${now.toString()}::timestamptz, replaces_id
    from jsonb_to_recordset(${JSON.stringify(
      numbered.map(({ plan: { type, class: is, fund_code, receipt, office }, number }) => ({
        type,
        class: is,
        number,
        personnel_id: receipt.personnelId,
        user_id: receipt.userId,
        office_id: office,
        fund_code,
        replaces_id: receipt.replacesId,
      })),
    )}::jsonb) as n (type text, class text, number text, personnel_id integer, user_id integer, office_id integer, fund_code text, replaces_id integer)
    returning id, type, number`.execute(db);
  const idOf = new Map(rows.map(({ id, type, number }) => [`${type} ${number}`, id]));
  return numbered.map(({ plan, number }) => ({ id: idOf.get(`${plan.type} ${number}`)!, number, plan }));
}

/** Items come to the office of their holder, and into the class of their new paper, with the account of that kind. */
async function settleItems(
  { db }: PropertyCall,
  papers: readonly MadePaper[],
  places: ReadonlyMap<number, { office_id: number; campus_id: number }>,
): Promise<void> {
  const settled = papers.flatMap(({ plan }) =>
    plan.items.map(({ id }) => ({ id, class: plan.class, ...places.get(plan.receipt.personnelId)! })),
  );
  await sql`
    update property.item i set class = n.class, office_id = n.office_id, campus_id = n.campus_id, uacs_id = coalesce((
      select c.id from property.uacs a join property.uacs c on c.group_code = a.group_code and c.account_code = a.account_code
        and c.kind = case n.class when 'PPE' then 'PPE' else 'SEMI' end where a.id = i.uacs_id), i.uacs_id)
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as n (id integer, class text, office_id integer, campus_id integer)
    where i.id = n.id and (i.class, i.office_id, i.campus_id) is distinct from (n.class, n.office_id, n.campus_id)`.execute(db);
}

/** Each has its code before it is acknowledged; until then /verify says that it was not released. */
async function giveCodes(call: PropertyCall, papers: readonly MadePaper[], datedOn: string): Promise<void> {
  const sheets = await drawReceipts(
    call,
    papers.map(({ id }) => id),
  );
  const codes = await issuePapers(
    call,
    papers.map(({ id, number, plan }) => ({
      kind: PAPER_TYPES[plan.type].toLowerCase(),
      title: `${PAPER_TYPES[plan.type]} ${number} of ${datedOn}`,
      controlNumber: `${plan.type} ${number}`,
      personnelId: plan.receipt.personnelId,
      awaitsRelease: true,
      sheet: sheets.get(id)!,
    })),
  );
  await sql`
    update property.paper k set code = c.code
    from unnest(${papers.map(({ id }) => id)}::integer[], ${codes.map(({ code }) => code)}::text[]) as c (id, code) where k.id = c.id`.execute(
    call.db,
  );
}

async function notifyHolders({ db, now }: PropertyCall, papers: readonly MadePaper[]): Promise<void> {
  const people = [...new Set(papers.map(({ plan }) => plan.receipt.personnelId))];
  const [first] = papers;
  const is = papers.length === 1 ? `${first!.plan.type} ${first!.number} waits` : 'Papers of property wait';
  await notifyPeople(db, now, people, {
    title: `${is} for your acknowledgement`,
    description:
      'You are accountable for these items from now on. Check them, then acknowledge the paper, or dispute what is wrong within five working days.',
    link: papers.length === 1 ? `/my/mrs/new?paper=${first!.id}` : '/my/mrs/new',
  });
}
