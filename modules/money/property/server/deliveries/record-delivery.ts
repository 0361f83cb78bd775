import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import { KEEPERS } from '../../contract/fields.ts';
import type * as contract from '../../contract/deliveries.ts';
import { formatPaperNumber } from '../../rules/numbers.ts';
import { planItems, type NewItem, type PlannedItems } from '../../rules/plan-items.ts';
import { formatCount } from '../papers/issue-items.ts';
import { readAccounts } from '../read-accounts.ts';
import { afterDelivery, type PropertyCall } from '../needs.ts';
import { reachesDeliveries } from '../reach.ts';
import { readThresholds } from '../read-thresholds.ts';
import { requirePast } from '../require-past.ts';
import { takeNumbers } from '../take-numbers.ts';
import { addItems } from './add-items.ts';
import { findRepeatedSerials } from './repeated-serials.ts';
import { readOutstanding } from './read-outstanding.ts';

type Head = BodyOf<typeof contract.correctDelivery>;
type Line = BodyOf<typeof contract.recordDelivery>['lines'][number];
type NewDelivery = Omit<BodyOf<typeof contract.recordDelivery>, 'difference_id'>;

/** The items that the lines of a delivery would bring; what is wrong with a line is said in the answer. Error: 422 for a day to come. */
export async function previewDelivery(call: CallOf<typeof contract.previewDelivery>): Promise<AnswerOf<typeof contract.previewDelivery>> {
  const { body } = call;
  requirePast(call.today, { accepted_on: body.accepted_on });
  const { items, errors } = await planLines(call.db, body);
  return {
    errors,
    items: items.map(({ line, serial, unit_cost, class: is, paper, reason, account }) => ({
      line,
      article: body.lines[line]!.article,
      serial,
      unit_cost,
      class: is,
      paper,
      reason,
      account: `${account.code} ${account.name}`,
    })),
    warnings: await findRepeatedSerials(call.db, body.lines),
  };
}

/** Records a delivery with its items. Errors: 422 by field, among them serial numbers that another item has, until it is said that they were compared. */
export async function recordDelivery(call: CallOf<typeof contract.recordDelivery>): Promise<AnswerOf<typeof contract.recordDelivery>> {
  const { difference_id: difference, ...body } = call.body;
  const recorded = await writeDelivery(call, body, null);
  if (difference !== null)
    for (const follow of allContributed(call.server, afterDelivery)) await follow(call, { id: recorded.id, difference });
  return recorded;
}

/** Records what came later of an order. Errors: 404; 409 where nothing of it is outstanding; 422 as a delivery, and for more than is outstanding. */
export async function acceptRest(call: CallOf<typeof contract.acceptRest>): Promise<AnswerOf<typeof contract.acceptRest>> {
  const { db, actor, params, body } = call;
  const { rows } = await sql<{ id: number; fund_code: string; office_id: number; iar_no: string }>`
    select f.id, f.fund_code, f.office_id, f.iar_no from property.delivery d join property.delivery f on f.id = coalesce(d.continues_id, d.id)
      join organization.office_view o on o.id = f.office_id
    where d.id = ${params.id} and ${reachesDeliveries(actor, KEEPERS)} for update of f`.execute(db);
  const [first] = rows;
  if (!first) throw notFound('There is no such delivery.');
  const outstanding = await readOutstanding(db, first.id);
  if (outstanding.every(({ left }) => left === 0)) throw wrongState(`Nothing of ${first.iar_no} is outstanding any more.`);
  const errors: Record<string, string[]> = {};
  const lines = body.lines.map((line, at) => {
    const of = outstanding.find(({ no }) => no === line.no);
    if (!of) errors[`lines.${at}.no`] = ['The first report has no such line.'];
    else if (line.accepted > of.left) errors[`lines.${at}.accepted`] = [`Only ${of.left} of this line are outstanding.`];
    return { ...line, ordered: of?.left || line.ordered };
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { fund_code, office_id } = first;
  return writeDelivery(call, { ...body, fund_code, office_id, lines }, { id: first.id, outstanding });
}

interface Continued {
  id: number;
  outstanding: readonly { no: number; left: number }[];
}

async function writeDelivery(
  call: PropertyCall,
  body: Omit<NewDelivery, 'lines'> & { lines: readonly (Line & { no?: number })[] },
  continues: Continued | null,
): Promise<AnswerOf<typeof contract.recordDelivery>> {
  const { db, actor, now } = call;
  const items = await planDelivery(call, body);
  if (!body.repeated_serials) {
    const warnings = await findRepeatedSerials(db, body.lines);
    if (warnings.length > 0) throw invalid(Object.fromEntries(warnings.map(({ field, message }) => [field, [message]])));
  }
  const { lines, repeated_serials: _repeated, ...head } = body;
  const year = Number(head.dated_on.slice(0, 4));
  const next = await takeNumbers(call, [{ series: 'IAR', year, count: 1 }]);
  const iar_no = formatPaperNumber('IAR', head.dated_on, next('IAR', year));
  const numbered = lines.map((line, at) => ({ ...line, no: line.no ?? at + 1 }));
  const delivery = await db
    .insertInto('property.delivery')
    .values({
      ...head,
      iar_no,
      is_complete: isComplete(numbered, continues),
      continues_id: continues?.id ?? null,
      recorded_by: actor.accountId,
      recorded_at: now.toString(),
    })
    .returning(['id', 'iar_no'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('property.delivery_line')
    .values(
      numbered.map(({ no, article, unit, account_id, ordered, accepted, total }) => ({
        delivery_id: delivery.id,
        no,
        article,
        unit,
        uacs_id: account_id,
        ordered,
        accepted,
        total,
      })),
    )
    .execute();
  const office = await db
    .selectFrom('organization.office_view')
    .select(['id', 'campus_id'])
    .where('id', '=', head.office_id)
    .executeTakeFirstOrThrow();
  const ids = await addItems(call, items, {
    delivery,
    acquired_on: head.accepted_on,
    fund_code: head.fund_code,
    office,
    lines: numbered,
  });
  await recordChange(call, {
    action: 'record a delivery of property',
    subject: `property.delivery:${delivery.id}`,
    after: { iar_no, supplier: head.supplier, items: ids.length },
  });
  return { message: `${iar_no} was saved. ${formatCount(ids.length)} taken into stock.`, id: delivery.id, iar_no, items: ids };
}

/** Whether nothing of the order is still to come. */
function isComplete(lines: readonly { no: number; ordered: number; accepted: number }[], continues: Continued | null): boolean {
  const all = continues ? continues.outstanding : lines.map(({ no, ordered }) => ({ no, left: ordered }));
  return all.every(({ no, left }) => left - (lines.find((line) => line.no === no)?.accepted ?? 0) === 0);
}

async function planDelivery(
  call: PropertyCall,
  body: Head & { fund_code: string; office_id: number; lines: readonly Line[] },
): Promise<NewItem[]> {
  const { db } = call;
  checkHead(call, body);
  if (!(await reachesOffice(call, body.office_id, KEEPERS))) throw invalid({ office_id: ['Choose an office of your campus.'] });
  const fund = await db.selectFrom('property.fund_cluster').select('code').where('code', '=', body.fund_code).executeTakeFirst();
  if (!fund) throw invalid({ fund_code: ['Choose a fund cluster.'] });
  const { items, errors } = await planLines(db, body);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (items.length === 0) throw invalid({ 'lines.0.accepted': ['Nothing is accepted. Record the report once something is.'] });
  return items;
}

async function planLines(
  db: PropertyCall['db'],
  { accepted_on: day, lines }: { accepted_on: string; lines: readonly Line[] },
): Promise<PlannedItems> {
  return planItems(lines, { accounts: await readAccounts(db, day), thresholds: await readThresholds(db), day });
}

/** Errors: 422 for days that are still to come, or out of order. */
export function checkHead({ today }: Pick<PropertyCall, 'today'>, head: Head): void {
  const { dated_on, po_date, invoice_date, inspected_on, accepted_on } = head;
  requirePast(today, { dated_on, po_date, invoice_date, inspected_on, accepted_on });
  if (accepted_on < inspected_on) throw invalid({ accepted_on: ['It is accepted on the day of the inspection or later.'] });
}
