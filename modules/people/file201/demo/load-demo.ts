import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { printFile, type PrintedFile } from '@talaan/kernel/server/demo/print-file.ts';
import { putOffForeignKeys } from '@talaan/kernel/server/demo/put-off-foreign-keys.ts';

const FOLDER = 'demo-201-files';
const TEMPLATE = new URL('./document.typ', import.meta.url);

interface Kind {
  code: string;
  title: string;
  issuer: string;
  /** Of a hundred in service, so many have one. */
  share: number;
  /** Among whom; all without it. */
  track?: 'faculty' | 'staff';
  /** For how many years it is valid; without it it does not expire. */
  years?: number;
}

/** The kinds that most 201 files hold. PRC identification cards hold for three years (RA 8981), driver's licences for five, clearances for one. */
const KINDS: readonly Kind[] = [
  { code: 'APPT', title: 'Appointment, CS Form No. 33', issuer: 'Talaan State University', share: 100 },
  { code: 'OATH', title: 'Oath of office', issuer: 'Talaan State University', share: 96 },
  { code: 'BIRTH', title: 'Certificate of live birth', issuer: 'Philippine Statistics Authority', share: 92 },
  { code: 'TOR', title: 'Transcript of records', issuer: 'Registrar', share: 88 },
  { code: 'ELIG', title: 'Career service eligibility, professional', issuer: 'Civil Service Commission', share: 70, track: 'staff' },
  {
    code: 'LICENCE',
    title: 'PRC licence, professional teacher',
    issuer: 'Professional Regulation Commission',
    share: 78,
    track: 'faculty',
    years: 3,
  },
  { code: 'DRIVER', title: 'Driver’s licence, professional', issuer: 'Land Transportation Office', share: 12, track: 'staff', years: 5 },
  { code: 'NBI', title: 'NBI clearance', issuer: 'National Bureau of Investigation', share: 20, years: 1 },
  { code: 'MEDICAL', title: 'Medical certificate, CS Form No. 211', issuer: 'University Clinic', share: 45 },
];

/** 201 files of all in service, in one statement: one PDF a kind, which all who have one share. */
export async function loadDemo({ client, today, filesDir }: DemoMaking): Promise<void> {
  if (filesDir === undefined) return;
  const printed = await Promise.all(KINDS.map((kind) => printSpecimen(filesDir, kind)));
  const kinds = JSON.stringify(KINDS.map((kind, at) => ({ ...kind, ...printed[at]!, place: at + 1 })));
  await putOffForeignKeys(client, 'file201.document', () => client.query(FILE, [kinds, today.toString()]));
}

function printSpecimen(filesDir: string, { code, title, issuer }: Kind): Promise<PrintedFile> {
  return printFile(filesDir, `${FOLDER}/${code.toLowerCase()}.pdf`, { template: TEMPLATE, input: { title, issuer } });
}

/**
 * $1 kinds, $2 today. The last days lie spread over the years for which a kind is valid, so that every month some expire, and a few
 * were not renewed in time; who was hired lately has what they brought.
 */
const FILE = `
  with kind as (
    select k.*, d.id as kind_id
    from jsonb_to_recordset($1::jsonb) as k(code text, title text, issuer text, share integer, track text, years integer, path text, bytes integer, sha256 text, place integer)
      join file201.document_kind d on d.code = k.code
  ), keeper as (
    select id from identity.account_view where email = 'hr@talaan.example'
  ), holder as (
    select k.*, a.personnel_id, lower(a.during) as since, (a.personnel_id * 7919 + k.place * 104729) % 1000003 as roll
    from kind k join personnel.appointment_view a on a.during @> $2::date
      join organization.position_view t on t.id = a.position_id and (k.track is null or k.track = t.track)
    where (a.personnel_id * 31 + k.place * 17) % 100 < k.share
  ), dated as (
    select h.*, $2::date - 45 + roll % (h.years * 365) as expires_on from holder h
  ), file as (
    insert into kernel.file (path, name, content_type, bytes, sha256, owner_id)
    select k.path, k.title || '.pdf', 'application/pdf', k.bytes, k.sha256, keeper.id from kind k, keeper returning id, path
  )
  insert into file201.document (personnel_id, kind_id, title, number, issuer, issued_on, expires_on, file_id, added_by, added_at)
  select d.personnel_id, d.kind_id, d.title, case when d.years is null then '' else lpad((d.roll % 10000000)::text, 7, '0') end, d.issuer,
    coalesce(d.expires_on - d.years * 365, d.since), d.expires_on, f.id, keeper.id, least($2::date, greatest(d.since, $2::date - 400))::timestamptz
  from dated d join file f on f.path = d.path, keeper`;
