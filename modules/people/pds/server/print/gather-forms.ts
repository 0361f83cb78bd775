import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { issuePapers } from '@talaan/papers/server/public.ts';
import type { SheetOnPaper } from '../../contract/sheet.ts';
import { readSheets } from '../read-sheet.ts';

/** Which state of a sheet is wanted: as it was submitted where it was, as it stands, or a verified copy. */
export type Wanted = 'submitted' | 'draft' | { copy: number };

/** A sheet to print. */
export interface GatheredForm {
  personnelId: number;
  sheet: SheetOnPaper;
  /** The day in words; null where it is not printed as it was submitted. */
  submittedOn: string | null;
  /** The code of its paper; null while none was issued. */
  code: string | null;
}

type Gathering = Pick<Call, 'db' | 'server' | 'now' | 'today'> & { actor: { accountId: number } };

interface Image {
  personnel_id: number;
  copy_id: number;
  image: SheetOnPaper;
  submitted_at: string;
}

/**
 * The sheets of these people in their order, with a constant number of statements; those who have none, or not that copy, are left out.
 * Looking at them issues nothing; to `issue` gives those that were submitted their codes.
 */
export function gatherForms(
  call: Gathering,
  ids: readonly number[],
  wanted: Wanted,
  { issue }: { issue: boolean },
): Promise<GatheredForm[]> {
  return withOpenRecords(call.db, ids, async (db) => {
    const images = wanted === 'draft' ? [] : await readImages(db, ids, wanted);
    const codes = issue ? await codesOf({ ...call, db }, images) : await readCodes(db, images);
    const frozen = new Map(images.map((image) => [image.personnel_id, image]));
    const standing =
      typeof wanted === 'object'
        ? new Map()
        : await readSheets(
            db,
            ids.filter((id) => !frozen.has(id)),
            call.today,
          );
    return ids.flatMap((personnelId): GatheredForm[] => {
      const image = frozen.get(personnelId);
      const sheet = image?.image ?? standing.get(personnelId);
      if (!sheet) return [];
      return [{ personnelId, sheet, submittedOn: image ? longDate(dayOf(image)) : null, code: codes.get(personnelId) ?? null }];
    });
  });
}

async function readImages(db: Database, ids: readonly number[], wanted: 'submitted' | { copy: number }): Promise<Image[]> {
  const which =
    wanted === 'submitted'
      ? sql`c.id = s.copy_id and s.state in ('SUBMITTED', 'UNDER_CHECK', 'VERIFIED')`
      : sql`c.id = ${wanted.copy} and (c.verified_at is not null or c.id = s.copy_id)`;
  const { rows } = await sql<Image>`
    select c.personnel_id, c.id as copy_id, c.image, c.submitted_at from pds.sheet s join pds.copy c on c.personnel_id = s.personnel_id
    where s.personnel_id = any(${ids}::integer[]) and ${which}`.execute(db);
  return rows;
}

/** A paper is issued once for a copy. Held by its sheet, so that two who issue it at once give it one code. */
async function codesOf(call: Gathering, images: readonly Image[]): Promise<Map<number, string>> {
  const { db } = call;
  const kept = await readCodes(db, images);
  const without = images.filter(({ personnel_id }) => !kept.has(personnel_id));
  if (without.length) {
    const ids = without.map(({ personnel_id }) => personnel_id);
    await sql`select from pds.sheet where personnel_id = any(${ids}::integer[]) order by personnel_id for no key update`.execute(db);
    const meanwhile = await readCodes(db, without);
    await giveCodes(
      call,
      without.filter(({ personnel_id }) => !meanwhile.has(personnel_id)),
    );
    for (const [id, code] of await readCodes(db, without)) kept.set(id, code);
  }
  return kept;
}

async function giveCodes(call: Gathering, images: readonly Image[]): Promise<void> {
  const papers = await issuePapers(
    call,
    images.map((image) => ({
      kind: 'personal data sheet',
      title: `Personal data sheet (CS Form No. 212) as submitted on ${longDate(dayOf(image))}`,
      personnelId: image.personnel_id,
    })),
  );
  const rows = images.map(({ personnel_id, copy_id }, index) => ({ personnel_id, copy_id, code: papers[index]!.code }));
  if (rows.length) await call.db.insertInto('pds.printed_copy').values(rows).execute();
}

async function readCodes(db: Database, images: readonly Image[]): Promise<Map<number, string>> {
  if (images.length === 0) return new Map();
  const { rows } = await sql<{ personnel_id: number; code: string }>`
    select personnel_id, code from pds.printed_copy
    join unnest(${images.map((image) => image.personnel_id)}::integer[], ${images.map((image) => image.copy_id)}::integer[]) as wanted (personnel_id, copy_id)
      using (personnel_id, copy_id)`.execute(db);
  return new Map(rows.map(({ personnel_id, code }) => [personnel_id, code]));
}

/** The day of Manila on which it was submitted. */
function dayOf({ submitted_at }: Image): string {
  return Temporal.Instant.from(submitted_at).toZonedDateTimeISO(ZONE).toPlainDate().toString();
}
