import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { answerBy } from '../rules/answer-by.ts';
import { ENGLISH, FILIPINO } from './notice-texts.ts';

interface DemoRequest {
  who: string | null;
  name: string;
  contact: string;
  kind: string;
  asked: string;
  /** How many days ago it was received. */
  ago: number;
  steps: readonly [string, string][];
}

const REQUESTS: readonly DemoRequest[] = [
  {
    who: null,
    name: 'Rosalinda Abad',
    contact: 'Mabini St., San Isidro',
    kind: 'ERASURE',
    asked: 'That my application and its papers are deleted, since I was not hired.',
    ago: 52,
    steps: [['IDENTITY_ASKED', 'A copy of a government ID was asked for by letter.']],
  },
  {
    who: 'employee@talaan.example',
    name: '',
    contact: '',
    kind: 'CORRECTION',
    asked: 'My middle name is written with one s in old papers. Please correct them.',
    ago: 6,
    steps: [['ACKNOWLEDGED', 'The Records Office looks for the papers.']],
  },
  {
    who: null,
    name: 'Eduardo Sison',
    contact: 'eduardo.sison@mail.example',
    kind: 'ACCESS',
    asked: 'A copy of all that is kept of my service.',
    ago: 75,
    steps: [
      ['ACKNOWLEDGED', 'A mail says that it was received.'],
      ['GRANTED', 'The service record and the 201 file were sent by registered mail.'],
    ],
  },
];

/** The books of a data protection officer: requests in each state, a breach whose clock runs, a legal hold, and two editions of the notice. */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  const { rows } = await client.query<{ id: number }>(`select id from identity.account_view where email = 'privacy@talaan.example'`);
  const officer = rows[0]!.id;
  for (const request of REQUESTS) await addRequest(client, officer, today, request);
  const { rows: breaches } = await client.query<{ id: number }>(
    `insert into privacy.breach (title, known_at, nature, involved, affected, people, is_sensitive, is_acquired, is_harmful, recorded_by, recorded_at)
     values ('List of scholars sent to a wrong address', $1::timestamptz - interval '30 hours',
       'A mail with the list of scholars and their grades went to an address outside the university.', 'Names, courses and grades.',
       'Scholars of the first semester', 86, true, true, true, $2, $1::timestamptz - interval '29 hours') returning id`,
    [now.toString(), officer],
  );
  await client.query(
    `insert into privacy.breach_step (breach_id, no, kind, at, note, account_id, recorded_at)
     values ($1, 1, 'CONTAINED', $2::timestamptz - interval '26 hours', 'The recipient confirmed that the mail was deleted.', $3, $2::timestamptz - interval '26 hours')`,
    [breaches[0]!.id, now.toString(), officer],
  );
  await client.query(
    `insert into privacy.legal_hold (kind, personnel_id, grounds, since, placed_by, placed_at)
     select 'identity.sign-ins', p.personnel_id, 'A case before the Civil Service Commission: the sign-ins are kept until it is decided.', $1::date, $2, $3
     from identity.account_view p where p.email = 'extension@talaan.example'`,
    [today.subtract({ days: 20 }).toString(), officer, now.toString()],
  );
  await addNotices(client, officer, today);
}

/** The edition before did not say who receives the data; two thirds of the demo's accounts have read the one in force. */
async function addNotices(client: DemoMaking['client'], officer: number, today: Temporal.PlainDate): Promise<void> {
  const editions = [
    { title: 'Privacy notice, first edition', ago: 500, leaves: /\n\n# (Who receives them|Sino ang tumatanggap)[^#]*(?=\n\n#)/ },
    { title: 'Privacy notice, second edition', ago: 90, leaves: /$^/ },
  ];
  for (const { title, ago, leaves } of editions) {
    const from = today.subtract({ days: ago }).toString();
    await client.query(
      `with edition as (
         insert into privacy.notice (title, english, filipino, effective_on, drafted_by, drafted_at, published_by, published_at)
         values ($1, $2, $3, $4::date, $5, $4::date - interval '20 days', $5, $4::date - interval '14 days') returning id)
       insert into privacy.notice_reading (notice_id, account_id, read_at)
       select e.id, a.id, $4::date + interval '8 hours' + a.id * interval '7 minutes'
       from edition e, identity.account_view a where a.has_password and a.id % 3 > 0`,
      [title, ENGLISH.replace(leaves, ''), FILIPINO.replace(leaves, ''), from, officer],
    );
  }
}

async function addRequest(client: DemoMaking['client'], officer: number, today: Temporal.PlainDate, request: DemoRequest): Promise<void> {
  const received = today.subtract({ days: request.ago });
  const due = answerBy(received.toString(), () => false);
  const ended = request.steps.find(([kind]) => kind === 'GRANTED');
  const answered = ended ? received.add({ days: 21 }).toString() : null;
  const { rows } = await client.query<{ id: number }>(
    `insert into privacy.subject_request (kind, account_id, personnel_id, name, contact, asked, received_on, due_on, recorded_by, recorded_at, answer, answered_on)
     select $1, a.id, a.personnel_id, coalesce(a.name, $3), $4, $5, $6::date, $7::date, coalesce(a.id, $8), $6::date + interval '1 hour', $9, $10::date
     from (select) one left join identity.account_view a on a.email = $2 returning id`,
    [
      request.kind,
      request.who,
      request.name,
      request.contact,
      request.asked,
      received.toString(),
      due,
      officer,
      ended?.[0] ?? null,
      answered,
    ],
  );
  for (const [at, [kind, note]] of request.steps.entries())
    await client.query(
      `insert into privacy.subject_step (request_id, no, kind, note, account_id, at) values ($1, $2, $3, $4, $5, $6::date + interval '10 hours')`,
      [rows[0]!.id, at + 1, kind, note, officer, received.add({ days: 1 + at * 20 }).toString()],
    );
}
