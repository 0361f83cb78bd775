import type { ClientBase } from 'pg';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printFile, type PrintedFile } from '@talaan/kernel/server/demo/print-file.ts';

const FOLDER = 'demo-certificates';
const TEMPLATE = new URL('./certificate.typ', import.meta.url);

interface Certificate {
  id: number;
  personnel_id: number;
  name: string;
  title: string;
  from: string;
  to: string;
  hours: number;
  sponsor: string;
}

/** Certificates beside trainings of those who wait for the checker, and of the accounts. */
const CHOSEN = `
  select t.id, t.personnel_id, p.first_name || ' ' || p.surname as name, t.title, t.started_on::text as from, t.ended_on::text as to, t.hours, t.sponsor
  from pds.training t join pds.sheet s on s.personnel_id = t.personnel_id join personnel.person_view p on p.id = t.personnel_id
    left join identity.account_view a on a.personnel_id = t.personnel_id and a.email in ('faculty@talaan.example', 'employee@talaan.example')
  where t.hours is not null and (a.id is not null or s.state in ('SUBMITTED', 'UNDER_CHECK', 'RETURNED')) and t.place <= 3
  order by t.personnel_id, t.place limit 120`;

/** $1 paths, $2 names, $3 sizes, $4 hashes, $5 people, $6 rows, $7 now. */
const ATTACH = `
  with files as (
    insert into kernel.file (path, name, content_type, bytes, sha256, owner_id)
    select n.path, n.name, 'application/pdf', n.bytes, n.sha256, a.id
    from unnest($1::text[], $2::text[], $3::integer[], $4::text[], $5::integer[]) as n (path, name, bytes, sha256, person)
      left join identity.account_view a on a.personnel_id = n.person
    returning id, path, owner_id)
  insert into pds.attachment (personnel_id, file_id, training_id, added_by, added_at)
  select n.person, f.id, n.row_id, f.owner_id, $7::timestamptz - interval '30 days'
  from unnest($1::text[], $5::integer[], $6::integer[]) as n (path, person, row_id) join files f on f.path = n.path order by n.row_id`;

/** Prints and attaches them. */
export async function attachCertificates(client: ClientBase, filesDir: string, now: Temporal.Instant): Promise<void> {
  const { rows } = await client.query<Certificate>(CHOSEN);
  const kept = await Promise.all(rows.map((row) => printCertificate(filesDir, row)));
  await client.query(ATTACH, [
    kept.map(({ path }) => path),
    rows.map(({ title }) => `${title.slice(0, 80)}.pdf`),
    kept.map(({ bytes }) => bytes),
    kept.map(({ sha256 }) => sha256),
    rows.map(({ personnel_id }) => personnel_id),
    rows.map(({ id }) => id),
    now.toString(),
  ]);
}

function printCertificate(filesDir: string, row: Certificate): Promise<PrintedFile> {
  const dates = `${longDate(row.from)} to ${longDate(row.to)}`;
  return printFile(filesDir, `${FOLDER}/${row.id}.pdf`, {
    template: TEMPLATE,
    input: { name: row.name, title: row.title, sponsor: row.sponsor, dates, hours: row.hours / 100 },
  });
}
