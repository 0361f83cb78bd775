import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { SIGNING_ROLES, type LetterheadLines } from '../../contract/letterheads.ts';
import { filesBeside, type LetterheadOnPaper } from '../../print/letterhead.ts';
import type { ReadSigningNames } from '../needs.ts';
import type { Place } from './place.ts';

/** What a form is printed with: `head` goes into its input, `files` beside its template. */
export interface PrintedLetterhead {
  head: LetterheadOnPaper;
  files: Record<string, Uint8Array>;
}

interface Names {
  university: string;
  office: string;
  address: string;
}

/** Fills the lines that are left to the record, finds the heads of the day, and gathers the logos. */
export async function fillLetterhead(
  db: Database,
  lines: LetterheadLines,
  place: Place,
  date: string,
  readSigningNames: ReadSigningNames,
): Promise<PrintedLetterhead> {
  const names = await readNames(db, place, date);
  const logos = await readLogos(db, [lines.left_logo_id, lines.right_logo_id]);
  const nameOf = (id: string | null) => (id !== null && logos.has(id) ? fileName(id) : null);
  return {
    head: {
      republic: lines.republic_line,
      university: lines.university_line || names.university,
      office: lines.office_line || names.office,
      address: lines.address || names.address,
      contact: lines.contact,
      footer: lines.footer,
      left: nameOf(lines.left_logo_id),
      right: nameOf(lines.right_logo_id),
      signatories: await nameSignatories(
        db,
        lines.signatories.filter(({ signer }) => signer !== 'nobody'),
        place,
        date,
        readSigningNames,
      ),
    },
    files: filesBeside(Object.fromEntries([...logos].map(([id, png]) => [fileName(id), png]))),
  };
}

function fileName(logoId: string): string {
  return `logo-${logoId}.png`;
}

/** The university, the office and the address as they are on the day. */
async function readNames(db: Database, place: Place, date: string): Promise<Names> {
  const { rows } = await sql<Names>`
    select u.name as university, coalesce(n.fullname, '') as office, coalesce(nullif(c.address, ''), u.address) as address
    from organization.university u
    left join organization.office o on o.id = ${place.officeId}::integer
    left join organization.office_name n on n.office_id = o.id and n.during @> ${date}::date
    left join organization.campus c on c.id = coalesce(o.campus_id, ${place.campusId}::integer)`.execute(db);
  return rows[0]!;
}

async function readLogos(db: Database, ids: readonly (string | null)[]): Promise<Map<string, Uint8Array>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('organization.logo').select(['id', 'png']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, png }) => [id, png]));
}

async function nameSignatories(
  db: Database,
  signatories: LetterheadLines['signatories'],
  place: Place,
  date: string,
  readSigningNames: ReadSigningNames,
): Promise<LetterheadOnPaper['signatories']> {
  const officeOf = (one: LetterheadLines['signatories'][number]) => one.office_id ?? place.officeId;
  const offices = signatories.filter((one) => one.signer === 'head').flatMap((one) => officeOf(one) ?? []);
  const heads = await readHeads(db, offices, date);
  const names = await readSigningNames(
    db,
    [...heads.values()].map(({ personnel_id: id }) => id),
  );
  return signatories.map((one) => {
    const head = one.signer === 'head' ? heads.get(officeOf(one) ?? 0) : undefined;
    return {
      role: one.role,
      label: SIGNING_ROLES[one.role],
      name: one.signer === 'head' ? (names.get(head?.personnel_id ?? 0) ?? '') : one.name,
      title: one.title || (head?.title ?? ''),
    };
  });
}

/** Who heads these offices on the day; an officer in charge before the head in whose place they act. */
async function readHeads(
  db: Database,
  offices: readonly number[],
  date: string,
): Promise<Map<number, { personnel_id: number; title: string }>> {
  if (offices.length === 0) return new Map();
  const { rows } = await sql<{ office_id: number; personnel_id: number; title: string }>`
    select distinct on (office_id) office_id, personnel_id, title from organization.head
    where office_id = any(${[...offices]}) and during @> ${date}::date order by office_id, is_acting desc`.execute(db);
  return new Map(rows.map((row) => [row.office_id, row]));
}
