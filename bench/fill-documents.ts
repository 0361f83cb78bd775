import pg from 'pg';

/** Stays of each document. */
const STAYS = 8;
const YEAR = 2025;
/** Papers that are on their way to each office, whatever the number of all. */
const INCOMING = 100;

/** What papers are about in general: each of these is in some thirty thousand of a million subjects. */
const COMMON = [
  'request', 'purchase', 'payment', 'obligation', 'invitation', 'memorandum', 'certificate', 'reimbursement', 'revision', 'transmittal',
  'curriculum', 'laboratory', 'travel', 'seminar', 'repair', 'equipment', 'library', 'scholarship', 'clearance', 'appointment',
  'agreement', 'extension', 'research', 'gymnasium', 'payroll', 'election', 'audit', 'inventory', 'graduation', 'enrolment',
]; // prettier-ignore

const SYLLABLES = ['ba', 'ka', 'da', 'ga', 'la', 'ma', 'na', 'pa', 'sa', 'ta', 'bi', 'li', 'mo', 'nu', 'ro', 'si', 'tu', 'wa', 'ya', 'ti'];

/** Names of people, places and things: four thousand words, each in some five hundred of a million subjects. */
export const NAMES = Array.from({ length: 4000 }, (_, at) =>
  [at % 20, Math.floor(at / 20) % 20, (at * 7) % 20, Math.floor(at / 400) + 5].map((place) => SYLLABLES[place % 20]).join(''),
);

/**
 * Fills a copy of the university with so many documents of a year, each with eight stays, all closed; and with a hundred papers on their way
 * to each office of the main campus, the same at any size. Foreign keys and triggers of both tables are taken away, and indexes made after
 * it: eight million rows are there within minutes.
 */
export async function fillDocuments(ownerUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set synchronous_commit = off");
    const indexes = await strip(client);
    await client.query(CLOSED, [count, YEAR, COMMON, NAMES]);
    await client.query(HOPS, [STAYS, YEAR]);
    await client.query(OPEN, [INCOMING, YEAR + 1, COMMON, NAMES]);
    await client.query(OPEN_HOPS, [YEAR + 1]);
    for (const index of indexes) await client.query(index);
    await client.query('vacuum (analyze) documents.document, documents.hop');
  } finally {
    await client.end();
  }
}

/** Takes away what slows down a load; gives back the indexes as statements. */
async function strip(client: pg.Client): Promise<string[]> {
  const { rows: keys } = await client.query<{ statement: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement from pg_constraint
     where contype = 'f' and (conrelid in ('documents.document'::regclass, 'documents.hop'::regclass) or confrelid = 'documents.hop'::regclass)`,
  );
  for (const { statement } of keys) await client.query(statement);
  await client.query('alter table documents.document disable trigger user; alter table documents.hop disable trigger user');
  const { rows } = await client.query<{ name: string; made: string }>(
    `select x.indexrelid::regclass::text as name, pg_get_indexdef(x.indexrelid) as made from pg_index x
     where x.indrelid in ('documents.document'::regclass, 'documents.hop'::regclass) and not exists (select from pg_constraint c where c.conindid = x.indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}

const OFFICES = `(select array_agg(id order by id) from organization.office where campus_id = 1 and is_active)`;
const TYPES = `(select array_agg(id order by id) from documents.type)`;
const SUBJECT = `initcap(w[1 + n % 30]) || ' of ' || p[1 + n * 7919::bigint % 4000] || ' ' || p[1 + n * 104729::bigint % 3989] || ' no. ' || n`;

const CLOSED = `
  insert into documents.document (office_id, year, no, tracking_no, type_id, kind, state, subject, sender_name, pages, registered_at, due_at, closed_at,
    days_taken, created_by, created_at)
  select o[1 + n % cardinality(o)], $2::integer, 1000000 + n, 'B-' || $2::integer || '-' || lpad(n::text, 7, '0'), t[1 + n % cardinality(t)], 'INTERNAL', 'RELEASED', ${SUBJECT}, '', 1 + n % 9,
    at, at + interval '7 days', at + (1 + n % 9) * interval '1 day', n % 9, 1, at
  from (select n, o, t, w, p, timestamptz '2025-11-03 09:00+08' + (n / $1::float8) * interval '330 days' as at
    from generate_series(1, $1::integer) n, ${OFFICES} as a (o), ${TYPES} as b (t), (select $3::text[], $4::text[]) as c (w, p)) m`;

const HOPS = `
  insert into documents.hop (document_id, no, office_id, from_no, from_office_id, state, sent_at, sent_by, received_at, received_by, limit_minutes, due_at,
    ended_at, ended_as, worked_minutes)
  select d.id, k, o[1 + (d.id + k) % cardinality(o)], nullif(k - 1, 0), case when k > 1 then o[1 + (d.id + k - 1) % cardinality(o)] end, 'RECEIVED',
    d.registered_at + k * interval '2 hours', 1, d.registered_at + k * interval '2 hours' + interval '10 minutes', 1, 480, d.registered_at + k * interval '2 hours' + interval '1 day',
    d.registered_at + k * interval '2 hours' + interval '110 minutes', case when k = $1::integer then 'RELEASED' else 'FORWARDED' end, 100
  from documents.document d, generate_series(1, $1::integer) k, ${OFFICES} as a (o) where d.year = $2::integer and d.tracking_no like 'B-%'`;

const OPEN = `
  insert into documents.document (office_id, year, no, tracking_no, type_id, kind, state, subject, sender_name, pages, registered_at, due_at, created_by, created_at)
  select o[1 + (n + 1) % cardinality(o)], $2::integer, 100000 + n, 'B-' || $2::integer || '-' || lpad(n::text, 7, '0'), t[1 + n % cardinality(t)], 'INTERNAL', 'INCOMING', ${SUBJECT}, '', 1,
    timestamptz '2026-10-29 09:00+08', timestamptz '2026-11-09 17:00+08', 1, timestamptz '2026-10-29 09:00+08'
  from ${OFFICES} as a (o), ${TYPES} as b (t), (select $3::text[], $4::text[]) as c (w, p), generate_series(1, $1::integer * (select cardinality(o) from ${OFFICES} as z (o))) n`;

const OPEN_HOPS = `
  insert into documents.hop (document_id, no, office_id, from_no, from_office_id, state, instruction, sent_at, sent_by, limit_minutes, due_at)
  select d.id, 1, o[1 + d.no % cardinality(o)], null, d.office_id, 'INCOMING', 'action', d.registered_at, 1, 480, timestamptz '2026-10-30 09:00+08' + d.no % 3000 * interval '1 minute'
  from documents.document d, ${OFFICES} as a (o) where d.year = $1::integer and d.tracking_no like 'B-%'`;
