import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { giveCodes } from '@talaan/property/demo/load-demo.ts';
import type { ItemAction } from '@talaan/property/workflow.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { lossTitle, nameItems, transferTitle } from '../rules/titles.ts';
import { FLOWS } from '../workflow.ts';
import { lossDue } from '../rules/loss-clock.ts';
import { addReport, type DemoItem } from './add-report.ts';
import { dayOf, moveItem } from './move-item.ts';
import { MOVES, type DemoMove } from './moves.ts';
import { transferOut } from './transfer-out.ts';

/** An item of a holder, with a colleague who could receive it. */
interface HeldItem extends DemoItem {
  holder_id: number;
  paper_id: number;
  receiver_id: number;
  receiver: string;
}

/** Transfers, returns and losses of people without accounts of the demo, so that who signs in finds their own property as it was issued. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const keeper = await findAccount(making.client, 'property');
  const items = await findItems(making.client);
  await moveOffice(making.client);
  for (const [at, move] of MOVES.entries()) if (items[at]) await addMove(making, keeper, move, items[at]);
  await transferOut(making, keeper);
  await giveCodes(making.client, keeper.id);
}

/** Of each holder an acknowledged item, of one in three property, plant and equipment where there is some, with a colleague who could receive it. */
async function findItems(client: ClientBase): Promise<HeldItem[]> {
  const { rows } = await client.query<HeldItem>(
    `select distinct on (i.holder_id) i.id, i.article, i.class, i.fund_code, l.amount, i.paper_id, i.holder_id, c.id as receiver_id, c.fullname as receiver
     from property.item i join property.paper k on k.id = i.paper_id and k.type in ('PAR', 'ICS')
       join property.paper_line l on l.paper_id = k.id and l.item_id = i.id
       join personnel.appointment_view a on a.personnel_id = i.holder_id and upper_inf(a.during)
       cross join lateral (select p.id, p.fullname from personnel.appointment_view b join personnel.person_view p on p.id = b.personnel_id
         join reference.appointment_status s on s.code = b.status_code and s.government_service
         where b.office_id = a.office_id and upper_inf(b.during) and b.personnel_id <> i.holder_id
           and not exists (select from identity.account_view x where x.personnel_id = p.id) order by p.id limit 1) c
     where i.state = 'ACKNOWLEDGED' and i.acquired_on < k.dated_on and not exists (select from identity.account_view x where x.personnel_id = i.holder_id)
     order by i.holder_id, (i.class = 'PPE') = (i.holder_id % 3 = 0) desc, i.id`,
  );
  // Of all campuses in turn.
  return rows.toSorted((one, other) => spread(one) - spread(other)).slice(0, MOVES.length);
}

function spread({ holder_id: id }: HeldItem): number {
  return (id * 37) % 101;
}

/** Two who serve in another office than the one that has their items: as if they had gone there since. */
async function moveOffice(client: ClientBase): Promise<void> {
  await client.query(
    `update property.item i set office_id = e.id from organization.office_view e
     where e.acronym = 'LIB' and e.campus_id = 1 and i.holder_id in (select k.personnel_id from property.paper k
       join personnel.appointment_view a on a.personnel_id = k.personnel_id and upper_inf(a.during) and a.office_id <> e.id and lower(a.during) is not null
       where not exists (select from identity.account_view c where c.personnel_id = k.personnel_id) group by 1 order by 1 desc limit 2)`,
  );
}

/** Which steps of its item a step of the request takes. */
const MOVES_ITEM: Readonly<Record<string, ItemAction[]>> = {
  withdraw: ['keep'],
  accept: ['return'],
  acknowledge: ['transfer', 'acknowledge'],
  relieve: ['relieve'],
  pay: ['pay'],
  replace: ['replace'],
  find: ['find'],
};
/** Under which number a loss was decided. */
const DECIDED: Readonly<Record<string, string>> = { relieve: 'COA Decision 2026-88', pay: '', replace: 'COA Decision 2026-103' };
/** What the inspection of a return does with the item. */
const INSPECTED: Readonly<Record<Condition, ItemAction[]>> = {
  SERVICEABLE: ['restock'],
  NEEDS_REPAIR: [],
  UNSERVICEABLE: ['condemn'],
};
type Condition = 'SERVICEABLE' | NonNullable<DemoMove['cameBack']>;
const FILED: Readonly<Record<DemoMove['kind'], ItemAction[]>> = { transfer: ['ask_transfer'], return: [], loss: ['lose'] };
const REMARKS: Readonly<Record<string, string>> = {
  withdraw: 'It is needed here until the year ends.',
  find: 'It stood in the room next door, behind the boxes of the library.',
};

async function addMove(making: DemoMaking, keeper: DemoAccount, move: DemoMove, item: HeldItem): Promise<void> {
  const { client, now } = making;
  const at = now.subtract({ hours: 24 * move.daysAgo });
  const flow = FLOWS[move.kind];
  const { rows } = await client.query<{ id: number }>(
    `insert into property.move (kind, personnel_id, reason, filed_by, filed_at) values ($1, $2, $3, $4, $5) returning id`,
    [move.kind, item.holder_id, move.reason, keeper.id, at.toString()],
  );
  const id = rows[0]!.id;
  const [request] = await fileRequests(client, flow, [
    {
      ownerId: item.holder_id,
      recordId: id,
      chosenId: item.receiver_id,
      title: titleOf(move, item),
      filedBy: keeper.id,
      at: at.toString(),
      steps: move.steps.map((action, place) => ({
        action,
        ...takenBy(action, item, keeper),
        at: at.add({ hours: 5 * (place + 1) }).toString(),
        remarks: REMARKS[action] ?? '',
      })),
    },
  ]);
  await client.query(
    `update property.move m set request_id = r.id, state = r.state from requests.request r where m.id = $1 and r.id = $2`,
    [id, request],
  );
  await addParts(making, keeper, { id, move, item, at });
}

function takenBy(action: string, item: HeldItem, keeper: DemoAccount): { role: string; by: { id: number | null; personnel_id: number } } {
  if (action === 'release') return { role: 'owner', by: { id: null, personnel_id: item.holder_id } };
  if (action === 'acknowledge') return { role: 'receiver', by: { id: null, personnel_id: item.receiver_id } };
  return { role: 'custodian', by: keeper };
}

function titleOf({ kind, loss }: DemoMove, { article, receiver }: HeldItem): string {
  if (kind === 'transfer') return transferTitle([article], receiver);
  return kind === 'loss' ? lossTitle(loss!.nature, [article]) : nameItems([article]);
}

interface Added {
  id: number;
  move: DemoMove;
  item: HeldItem;
  at: Temporal.Instant;
}

async function addParts({ client }: DemoMaking, keeper: DemoAccount, { id, move, item, at }: Added): Promise<void> {
  const isOver = move.steps.some((action) =>
    FLOWS[move.kind].ends.some((state) => (FLOWS[move.kind].steps as Record<string, { to: string | null }>)[action]?.to === state),
  );
  if (move.cameBack) await client.query(`update property.item set condition = $2 where id = $1`, [item.id, move.cameBack]);
  await client.query(
    `insert into property.move_item (move_id, item_id, no, paper_id, amount, condition, is_open) select $1, i.id, 1, i.paper_id, $3, i.condition, $4
     from property.item i where i.id = $2`,
    [id, item.id, item.amount, !isOver],
  );
  if (move.kind === 'transfer')
    await client.query(
      `insert into property.transfer (move_id, type, receiver_id, approved_by, approved_position, dated_on) values ($1, 'REASSIGNMENT', $2, $3, $4, $5)`,
      [id, item.receiver_id, ...(move.steps.includes('prepare') ? ['Grace D. Abad', 'University President', dayOf(at)] : ['', '', null])],
    );
  if (move.loss) await addLoss(client, id, move, { item, day: dayOf(at) });
  const isReported = move.kind === 'loss' || move.steps.includes('prepare') || move.steps.includes('accept');
  const isReleased = move.kind !== 'transfer' || move.steps.includes('acknowledge');
  const report = isReported ? await addReport(client, keeper, { id, kind: move.kind, item, at, isReleased }) : '';
  const inspected = move.steps.includes('accept') ? INSPECTED[move.cameBack ?? 'SERVICEABLE'] : [];
  const steps = [...move.steps.flatMap((action) => MOVES_ITEM[action] ?? []), ...inspected];
  await moveItem(client, keeper, item.id, [...FILED[move.kind], ...steps], { at, report, receiver: item.receiver_id });
}

async function addLoss(
  client: ClientBase,
  id: number,
  { loss, steps }: DemoMove,
  { item, day }: { item: HeldItem; day: string },
): Promise<void> {
  const { nature, isDayKnown, place, notarized } = loss!;
  const later = (days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
  const isStolen = nature === 'STOLEN';
  const decided = steps.find((action) => action in DECIDED);
  await client.query(
    `insert into property.loss (move_id, nature, lost_on, discovered_on, due_on, place, police_notified, police_station, police_on, notarized_on, notary,
       identity_paper, submitted_on, submission_no, decided_on, decision_no, paid, receipt_no, replacement_id, alerted)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       case when $19 then (select min(id) from property.item where state = 'IN_STOCK') end, 30)`,
    [
      id,
      nature,
      isDayKnown ? day : null,
      day,
      lossDue(isDayKnown ? day : null, day),
      place,
      isStolen,
      isStolen ? 'Palayan City Police Station' : '',
      isStolen ? day : null,
      notarized ? later(9) : null,
      notarized ? 'Atty. Rosario Lim, Doc. 12, Page 3, Book I' : '',
      notarized ? 'PhilSys card, 5 Jan 2024' : '',
      steps.includes('submit') ? later(9) : null,
      steps.includes('submit') ? 'COA-RO3-117' : '',
      decided ? later(70) : null,
      decided ? DECIDED[decided] : '',
      decided === 'pay' ? item.amount : null,
      decided === 'pay' ? 'OR 4471902' : '',
      decided === 'replace',
    ],
  );
}
