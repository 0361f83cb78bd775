import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { formatPaperNumber } from '@talaan/property/rules/numbers.ts';
import { itemFlow, type ItemAction } from '@talaan/property/workflow.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { REPORTS, type ReportType } from '../contract/fields.ts';
import { planReports } from '../rules/report-type.ts';
import { lossTitle, nameItems, transferTitle } from '../rules/titles.ts';
import { FLOWS } from '../workflow.ts';
import { lossDue } from '../rules/loss-clock.ts';
import { MOVES, type DemoMove } from './moves.ts';
import { drawSheet } from './draw-sheet.ts';

interface DemoItem {
  id: number;
  article: string;
  class: 'PPE' | 'SPHV' | 'SPLV';
  fund_code: string;
  amount: number;
  paper_id: number;
  holder_id: number;
  receiver_id: number;
  receiver: string;
}

/** Transfers, returns and losses of people without accounts of the demo, so that who signs in finds their own property as it was issued. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const keeper = await findAccount(making.client, 'property');
  const items = await findItems(making.client);
  await moveOffice(making.client);
  for (const [at, move] of MOVES.entries()) if (items[at]) await addMove(making, keeper, move, items[at]);
}

/** Of each holder the first acknowledged item, with a colleague who could receive it. */
async function findItems(client: ClientBase): Promise<DemoItem[]> {
  const { rows } = await client.query<DemoItem>(
    `select distinct on (i.holder_id) i.id, i.article, i.class, i.fund_code, l.amount, i.paper_id, i.holder_id, c.id as receiver_id, c.fullname as receiver
     from property.item i join property.paper k on k.id = i.paper_id and k.type in ('PAR', 'ICS')
       join property.paper_line l on l.paper_id = k.id and l.item_id = i.id
       join personnel.appointment_view a on a.personnel_id = i.holder_id and upper_inf(a.during)
       cross join lateral (select p.id, p.fullname from personnel.appointment_view b join personnel.person_view p on p.id = b.personnel_id
         join reference.appointment_status s on s.code = b.status_code and s.government_service
         where b.office_id = a.office_id and upper_inf(b.during) and b.personnel_id <> i.holder_id
           and not exists (select from identity.account_view x where x.personnel_id = p.id) order by p.id limit 1) c
     where i.state = 'ACKNOWLEDGED' and i.acquired_on < k.dated_on and not exists (select from identity.account_view x where x.personnel_id = i.holder_id)
     order by i.holder_id, i.id`,
  );
  return rows.slice(0, MOVES.length);
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
  accept: ['return', 'restock'],
  relieve: ['relieve'],
};
const FILED: Readonly<Record<DemoMove['kind'], ItemAction[]>> = { transfer: ['ask_transfer'], return: [], loss: ['lose'] };
const REMARKS: Readonly<Record<string, string>> = { withdraw: 'It is needed here until the year ends.' };

async function addMove(making: DemoMaking, keeper: DemoAccount, move: DemoMove, item: DemoItem): Promise<void> {
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
        role: action === 'release' ? 'owner' : 'custodian',
        by: action === 'release' ? { id: null, personnel_id: item.holder_id } : keeper,
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

function titleOf({ kind, loss }: DemoMove, { article, receiver }: DemoItem): string {
  if (kind === 'transfer') return transferTitle([article], receiver);
  return kind === 'loss' ? lossTitle(loss!.nature, [article]) : nameItems([article]);
}

interface Added {
  id: number;
  move: DemoMove;
  item: DemoItem;
  at: Temporal.Instant;
}

async function addParts({ client }: DemoMaking, keeper: DemoAccount, { id, move, item, at }: Added): Promise<void> {
  const isOver = move.steps.some((action) =>
    FLOWS[move.kind].ends.some((state) => (FLOWS[move.kind].steps as Record<string, { to: string | null }>)[action]?.to === state),
  );
  if (move.needsRepair) await client.query(`update property.item set condition = 'NEEDS_REPAIR' where id = $1`, [item.id]);
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
  if (move.loss) await addLoss(client, id, move, dayOf(at));
  const isReported = move.kind === 'loss' || move.steps.includes('prepare') || move.steps.includes('accept');
  const report = isReported ? await addReport(client, keeper, { id, move, item, at }) : '';
  const steps = move.steps.flatMap((action) => MOVES_ITEM[action] ?? []).filter((action) => action !== 'restock' || !move.needsRepair);
  await moveItem(client, keeper, item.id, [...FILED[move.kind], ...steps], { at, report });
}

async function addLoss(client: ClientBase, id: number, { loss, steps }: DemoMove, day: string): Promise<void> {
  const { nature, isDayKnown, place, notarized } = loss!;
  const later = Temporal.PlainDate.from(day).add({ days: 9 }).toString();
  const isStolen = nature === 'STOLEN';
  await client.query(
    `insert into property.loss (move_id, nature, lost_on, discovered_on, due_on, place, police_notified, police_station, police_on, notarized_on, notary,
       identity_paper, submitted_on, submission_no, decided_on, decision_no, alerted)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 30)`,
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
      notarized ? later : null,
      notarized ? 'Atty. Rosario Lim, Doc. 12, Page 3, Book I' : '',
      notarized ? 'PhilSys card, 5 Jan 2024' : '',
      steps.includes('submit') ? later : null,
      steps.includes('submit') ? 'COA-RO3-117' : '',
      steps.includes('relieve') ? Temporal.PlainDate.from(day).add({ days: 90 }).toString() : null,
      steps.includes('relieve') ? 'COA Decision 2026-88' : '',
    ],
  );
}

/** A paper under the next number of its series, with its code and what it says; returns what the steps of the item name. */
async function addReport(client: ClientBase, keeper: DemoAccount, { id, move, item, at }: Added): Promise<string> {
  const day = dayOf(at);
  const [planned] = planReports(move.kind, [item]);
  const type: ReportType = planned!.type;
  const { rows } = await client.query<{ last: number }>(
    `insert into property.number_series (series, year, last) values ($1, $2, 1)
     on conflict (series, year) do update set last = property.number_series.last + 1 returning last`,
    [type, Number(day.slice(0, 4))],
  );
  const number = formatPaperNumber(type, day, rows[0]!.last);
  const sheet = await drawSheet(client, { type, number, day, moveId: id, keeperId: keeper.personnel_id });
  const { rows: coded } = await client.query<{ code: string }>(
    `insert into papers.paper (code, kind, title, control_number, personnel_id, issued_on, issued_at, released_on, account_id, sheet)
     values (upper(substr(md5('report of property ' || $1::text), 1, 16)), $2, $3, $4, $5, $6::date, $7, case when $8 then $6::date end, $9, $10) returning code`,
    [
      `${type} ${number}`,
      REPORTS[type].toLowerCase(),
      `${REPORTS[type]} ${number}`,
      `${type} ${number}`,
      item.holder_id,
      day,
      at.toString(),
      move.kind !== 'transfer',
      keeper.id,
      JSON.stringify(sheet),
    ],
  );
  await client.query(
    `with made as (insert into property.report (move_id, type, number, dated_on, fund_code, made_by, code) values ($1, $2, $3, $4, $5, $6, $7) returning id)
     update property.move_item set report_id = made.id from made where move_id = $1`,
    [id, type, number, day, planned!.fund_code, keeper.id, coded[0]!.code],
  );
  return `${type} ${number}`;
}

interface Moving {
  at: Temporal.Instant;
  report: string;
}

/** The steps of an item, which bring it to its state and its line to its end. */
async function moveItem(
  client: ClientBase,
  keeper: DemoAccount,
  itemId: number,
  actions: readonly ItemAction[],
  { at, report }: Moving,
): Promise<void> {
  for (const [place, action] of actions.entries()) {
    const to = itemFlow.steps[action].to;
    const isHeld = to === 'FOR_TRANSFER' || to === 'ACKNOWLEDGED' || to === 'LOST';
    await client.query(
      `with s as (
         insert into property.step (item_id, no, action, from_state, to_state, at, account_id, holder_id, paper_id, reference, reason)
         select i.id, (select max(no) + 1 from property.step x where x.item_id = i.id), $2, i.state, $3, $4, $5, case when $6 then i.holder_id end,
           case when $6 then i.paper_id end, $7, $8 from property.item i where i.id = $1 returning *)
       update property.item i set state = s.to_state, since = s.at, holder_id = s.holder_id, paper_id = s.paper_id,
         condition = case when s.to_state = 'LOST' then 'LOST' else i.condition end from s where i.id = s.item_id`,
      [
        itemId,
        action,
        to,
        at.add({ hours: 6 * place }).toString(),
        keeper.id,
        isHeld,
        action === 'keep' ? '' : report,
        action === 'lose' ? 'Reported by the holder' : '',
      ],
    );
    if (isHeld || action === 'restock') continue;
    await client.query(
      `with ended as (update property.paper_line set state = 'ENDED', ended_on = $2, ended_by = $3 where item_id = $1 and state <> 'ENDED' returning paper_id)
       update property.paper k set state = 'CLOSED' from ended where k.id = ended.paper_id
         and not exists (select from property.paper_line l where l.paper_id = k.id and l.state <> 'ENDED' and l.item_id <> $1)`,
      [itemId, dayOf(at), action],
    );
  }
}

function dayOf(at: Temporal.Instant): string {
  return localDay(at.toString());
}
