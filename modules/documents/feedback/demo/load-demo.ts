import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import { databaseOver } from '@talaan/kernel/server/demo/database-over.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { putIntoParts } from '../server/parts/put-into-parts.ts';
import { itemFlow, type ItemState } from '../workflow.ts';
import { demoItems, type DemoItem } from './demo-items.ts';

/** Services of the Citizen’s Charter with the codes of their document types. */
const SERVICES = [
  { name: 'Receiving of letters and invitations', external: true, types: ['LTE', 'INV'] },
  { name: 'Memorandum of agreement with a partner', external: true, types: ['MOA'] },
  { name: 'Receiving of complaints', external: true, types: ['COM'] },
  { name: 'Use of university facilities', external: true, types: [] },
  { name: 'Certificate of employment', external: false, types: ['COE', 'SRQ'] },
  { name: 'Purchase request', external: false, types: ['PRQ', 'PO'] },
];

/** Comments of some clients; the others wrote nothing. */
const COMMENTS = [
  'Mabilis at magalang ang mga kawani. Salamat po.',
  'The office was quick. Please put up a sign at the gate that says where Records is.',
  'I waited long for the signature, but I was told why.',
];
/** Of ten answers so many are on paper. */
const ON_PAPER = 2;

export async function loadDemo({ client, now }: DemoMaking): Promise<void> {
  await matchServices(client);
  await giveTickets(client);
  await answerSome(client, now);
  await putIntoParts(databaseOver(client), localDay(now.toString()));
  for (const item of demoItems) await sendItem(client, now, item);
  const { id } = await findAccount(client, 'records');
  await client.query("update feedback.module set triager_id = $1 where code = 'documents'", [id]);
}

async function matchServices(client: ClientBase): Promise<void> {
  await client.query(
    `with given as (select * from jsonb_to_recordset($1::jsonb) as s (name text, external boolean, types text[])),
       added as (insert into feedback.service (name, is_external) select name, external from given returning id, name)
     insert into feedback.service_type (type_id, service_id)
     select t.id, a.id from added a join given g using (name) join documents.type t on t.code = any(g.types)`,
    [JSON.stringify(SERVICES)],
  );
}

/** Each paper with a receipt has its link; two of three that were released were rated. */
async function giveTickets(client: ClientBase): Promise<void> {
  await client.query(`
    insert into feedback.ticket (document_id, code, is_used)
    select d.id, upper(left(md5('rate ' || d.tracking_no), 16)), d.state in ('RELEASED', 'ARCHIVED') and d.id % 3 > 0
    from documents.receipt r join documents.document d on d.id = r.document_id where d.confidentiality <> 'CONFIDENTIAL'`);
}

/** For each rated paper an answer, and some of internal services on paper: most agree, some leave out or disagree. */
async function answerSome(client: ClientBase, now: Temporal.Instant): Promise<void> {
  await client.query(
    `insert into feedback.answer (id, answered_on, service_id, office_id, is_on_paper, language, client_type, sex, age, region, cc1, cc2, cc3, ratings, comment)
     select md5('answer ' || p.id)::uuid, least(kernel.date_of(p.closed_at) + (p.n % 9), kernel.date_of($1)), p.service_id, p.office_id,
       not p.is_external or p.n % 10 < ${ON_PAPER}, case when p.n % 3 = 0 then 'fil' else 'en' end,
       case when p.is_external then (array['citizen', 'citizen', 'business', 'government', null])[p.n % 5 + 1] else 'government' end,
       (array['female', 'female', 'male', null])[p.n % 4 + 1], (array['19', '34', '34', '49', '64', '65', null])[p.n % 7 + 1],
       (array['0500000000', '0500000000', '1300000000', '0400000000', null])[p.n % 5 + 1], c.cc1,
       case when c.cc1 = 4 then 0 else (array[1, 1, 2, 3, 0])[p.n % 5 + 1] end, case when c.cc1 = 4 then 0 else (array[1, 2, 1, 0])[p.n % 4 + 1] end,
       array(select case when (p.n + d) % 23 = 0 then null when (p.n * 7 + d) % 17 = 0 then 0 else (array[5, 5, 4, 5, 4, 3, 5, 4, 5, 2])[(p.n * 3 + d) % 10 + 1] end
         from generate_series(0, 8) d order by d)::smallint[],
       case when p.n % 12 < 3 then ($2::text[])[p.n % 12 + 1] else '' end
     from (select d.id, d.closed_at, m.service_id, s.is_external, l.office_id, (row_number() over (order by d.id))::integer as n
       from documents.document d join feedback.service_type m on m.type_id = d.type_id join feedback.service s on s.id = m.service_id
         left join feedback.ticket t on t.document_id = d.id
         join lateral (select h.office_id, h.ended_as from documents.hop h where h.document_id = d.id order by h.no desc limit 1) l on l.ended_as = 'RELEASED'
       where d.closed_at is not null and d.parent_id is null and (t.is_used or (not s.is_external and d.id % 4 = 0))) p
     cross join lateral (select (array[1, 1, 2, 3, 4, null])[p.n % 6 + 1] as cc1) c`,
    [now.toString(), COMMENTS],
  );
}

async function sendItem(client: ClientBase, now: Temporal.Instant, item: DemoItem): Promise<void> {
  const sender = await findAccount(client, item.by);
  const triager = await findAccount(client, 'hr');
  const sent = now.subtract({ hours: 24 * item.daysAgo });
  const reply = item.steps.findLast((step) => step.reply !== '')?.reply ?? '';
  const last = item.steps.at(-1);
  const { rows } = await client.query<{ id: number }>(
    `insert into feedback.item (module, kind, body, rating, screen, state, reply, account_id, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      item.module,
      item.kind,
      item.body,
      item.rating,
      item.screen,
      last ? itemFlow.steps[last.action].to : 'NEW',
      reply,
      sender.id,
      sent.toString(),
    ],
  );
  let from: ItemState = 'NEW';
  for (const [at, step] of item.steps.entries()) {
    const to: ItemState = itemFlow.after(from, step.action);
    await client.query(
      `insert into feedback.step (item_id, no, action, from_state, to_state, at, account_id, reason) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [rows[0]!.id, at + 1, step.action, from, to, sent.add({ hours: 24 * step.after }).toString(), triager.id, step.reply],
    );
    from = to;
  }
}
