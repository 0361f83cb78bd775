import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Takes a file out of the data sheet that has it, whose row stays. Does not check who asks. */
export async function takeAttachmentAway(db: Database, fileId: number): Promise<void> {
  await db.deleteFrom('pds.attachment').where('file_id', '=', fileId).execute();
}
