import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { takeVerifiedFacts } from '@talaan/personnel/server/public.ts';
import { SECTION_NAMES } from '../../contract/sections.ts';
import type { SheetOnPaper } from '../../contract/sheet.ts';
import { whyNotVerified } from '../../rules/check-rows.ts';
import { digest } from '../digest.ts';
import type { SheetHead } from '../read-rows.ts';
import { readSheet } from '../read-sheet.ts';
import { tableOf } from '../section-tables.ts';
import { readChecked } from './check-rows.ts';
import { takeCheckAction, type Checked } from './checking.ts';
import { factsOf } from './facts-of.ts';
import { tellOwner } from './return-sheet.ts';

/** Verifies a sheet: the copy is kept for good, all rows count as verified, and the record says what the sheet says. */
export function verifySheet(call: Call<{ personnel_id: number }, unknown, { version?: number | undefined }>): Promise<Checked> {
  const { personnel_id: personnelId } = call.params;
  const at = call.now.toString();
  return takeCheckAction(call, 'verify', async (db, head) => {
    const { version = head.version } = call.body;
    if (version !== head.version)
      throw wrongState('The sheet was changed while you checked it: look again before you verify it.', ['reload']);
    const why = whyNotVerified(await readChecked(db, personnelId));
    if (why) throw wrongState(why, ['check', 'return']);
    const image = await readSheet(db, personnelId, call.today);
    const copyId = await keepCopy(call, db, head, image);
    for (const section of SECTION_NAMES)
      await sql`update ${sql.table(tableOf(section))} set verified_at = ${at}::timestamptz where personnel_id = ${personnelId}`.execute(db);
    await takeVerifiedFacts({ ...call, db }, personnelId, await factsOf(db, personnelId, image));
    await recordChange(
      { ...call, db },
      { action: 'verify a data sheet', subject: `pds.sheet:${personnelId}`, personnelId, after: { copy: copyId } },
    );
    await tellOwner(call, db, personnelId, { title: 'Your data sheet was verified', description: 'A copy of it is kept as it is.' });
    return { message: 'The data sheet was verified.', head: { copy_id: copyId, verified_at: at } };
  });
}

/** The image of the submission, or another where HR corrected the sheet since. */
async function keepCopy({ actor, now }: Call, db: Database, head: SheetHead, image: SheetOnPaper): Promise<number> {
  const verified = { verified_at: now.toString(), verified_by: actor.accountId };
  const submitted = await db
    .selectFrom('pds.copy')
    .select(['id', 'sha256', 'submitted_at', 'submitted_by'])
    .where('personnel_id', '=', head.personnel_id)
    .where('id', '=', head.copy_id)
    .executeTakeFirstOrThrow();
  const sha256 = digest(image);
  if (submitted.sha256 === sha256) {
    await db.updateTable('pds.copy').set(verified).where('personnel_id', '=', head.personnel_id).where('id', '=', submitted.id).execute();
    return submitted.id;
  }
  const { submitted_at, submitted_by } = submitted;
  const { id } = await db
    .insertInto('pds.copy')
    .values({ personnel_id: head.personnel_id, image: JSON.stringify(image), sha256, submitted_at, submitted_by, ...verified })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
