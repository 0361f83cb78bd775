import { recordDelivery } from '@talaan/property/contract/deliveries.ts';
import { readChoices } from '@talaan/property/contract/desk.ts';
import { acknowledgePaper, readOpenPapers } from '@talaan/property/contract/own.ts';
import { issueItems } from '@talaan/property/contract/papers.ts';
import { fileTransfer, prepareTransfer } from '@talaan/property-moves/contract/transfers.ts';
import { ask, callerOf, count, isWorkday, requireDone, sample, weekdayOfMonth, type University } from '../university.ts';

const DELIVERED_ON = 5;
const TRANSFERRED_ON = 8;
const BROUGHT = 3;
/** Of one laptop, in centavos. */
const COST = 5_500_000;
const ICT = '10605030';
/** So many holders acknowledge their papers on a day. */
const ACKNOWLEDGE = 4;

/**
 * Each month laptops are delivered, each issued to a person who acknowledges it on a later day; and a holder hands an item over to another person: the custodian
 * makes the report, and who receives it acknowledges with all that is pending.
 */
export async function propertyGoesRound(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!isWorkday(university, day)) return;
  await acknowledge(university);
  await reportTransfers(university, day);
  const on = weekdayOfMonth(day);
  if (on === DELIVERED_ON) await deliver(university, day);
  if (on === TRANSFERRED_ON) await handOver(university, day);
}

interface Holder {
  id: number;
  office: number;
}

/** Those who may be accountable, and stay. */
function findHolders(university: University, day: Temporal.PlainDate): Promise<Holder[]> {
  return ask<Holder>(
    university,
    `select a.personnel_id as id, a.office_id as office from personnel.appointment a
     where a.during @> $1::date and upper_inf(a.during) and a.status_code = 'PERM' and not a.is_substitute
       and exists (select from identity.account c where c.personnel_id = a.personnel_id and c.suspended_at is null) order by 1`,
    [day.toString()],
  );
}

async function deliver(university: University, day: Temporal.PlainDate): Promise<void> {
  const keeper = callerOf(university, 'property');
  const { accounts } = requireDone('the accounts of property', await keeper.call(readChoices, {})).body;
  const [first, ...others] = sample(university, await findHolders(university, day), BROUGHT);
  const on = day.toString();
  const facts = { dated_on: on, po_date: on, invoice_date: on, inspected_on: on, accepted_on: on };
  const line = {
    ...LAPTOP,
    account_id: accounts.find(({ code }) => code === ICT)!.id,
    ordered: BROUGHT,
    accepted: BROUGHT,
    total: COST * BROUGHT,
  };
  const body = { ...DELIVERY, ...facts, office_id: first!.office, lines: [line] };
  const { items } = requireDone('a delivery', await keeper.call(recordDelivery, { body })).body;
  for (const [at, { id }] of [first!, ...others].entries()) {
    const order = { item_ids: [items[at]!], personnel_id: id, dated_on: on };
    requireDone('a paper of property', await keeper.call(issueItems, { body: order }));
    count(university, 'items issued');
  }
}

async function acknowledge(university: University): Promise<void> {
  const waiting = await ask<{ id: number }>(
    university,
    `select distinct p.personnel_id as id from property.paper p join identity.account c on c.personnel_id = p.personnel_id and c.suspended_at is null
     where p.state = 'WAITING' order by 1`,
  );
  for (const { id } of sample(university, waiting, ACKNOWLEDGE)) {
    const holder = callerOf(university, id);
    const { papers } = requireDone('open papers', await holder.call(readOpenPapers, {})).body;
    for (const paper of papers.filter(({ state }) => state === 'WAITING')) {
      const { status, body } = await holder.call(acknowledgePaper, { params: { id: paper.id } });
      count(university, status === 200 ? 'papers of property acknowledged' : `papers of property not acknowledged: ${body.message}`);
    }
  }
}

async function handOver(university: University, day: Temporal.PlainDate): Promise<void> {
  const holders = await findHolders(university, day);
  const items = await ask<{ id: number; holder: number }>(
    university,
    `select distinct on (i.holder_id) i.id, i.holder_id as holder from property.item i where i.state = 'ACKNOWLEDGED' and i.holder_id = any($1::integer[])
     order by i.holder_id, i.id`,
    [holders.map(({ id }) => id)],
  );
  const [item] = sample(university, items, 1);
  const [receiver] = sample(
    university,
    holders.filter(({ id }) => id !== item?.holder),
    1,
  );
  if (!item || !receiver) return;
  const body = {
    item_ids: [item.id],
    receiver_id: receiver.id,
    type: 'REASSIGNMENT' as const,
    other_type: '',
    reason: 'It is used there from now on.',
  };
  const { status, body: answer } = await callerOf(university, item.holder).call(fileTransfer, { body });
  count(university, status === 200 ? 'transfers of property filed' : `transfers of property refused: ${answer.message}`);
}

/** What its holder has released goes on a report; the receiver finds it in the inbox. */
async function reportTransfers(university: University, day: Temporal.PlainDate): Promise<void> {
  const released = await ask<{ id: number }>(
    university,
    `select m.id from property.move m join property.transfer t on t.move_id = m.id where m.state = 'RELEASED' and m.filed_at >= $1::date order by 1`,
    [university.first.toString()],
  );
  for (const { id } of released) {
    const body = { ...REPORT, dated_on: day.toString() };
    const { status, body: answer } = await callerOf(university, 'property').call(prepareTransfer, { params: { id }, body });
    count(university, status === 200 ? 'transfers of property reported' : `transfers of property not reported: ${answer.message}`);
  }
}

const DELIVERY = {
  supplier: 'Computer Center',
  po_no: 'PO-1',
  invoice_no: 'SI-1',
  inspected_by: 'Inspection committee',
  accepted_by: 'Supply officer',
  remarks: '',
  fund_code: '01',
};
const LAPTOP = { article: 'Laptop computer', description: '14 inches', brand: 'Acer', model: 'TravelMate', unit: 'unit' };
const REPORT = {
  type: 'REASSIGNMENT' as const,
  other_type: '',
  approved_by: 'Head of the office',
  approved_position: 'Director',
  conditions: [],
};
