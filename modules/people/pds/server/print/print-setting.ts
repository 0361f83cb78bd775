import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { Revision } from '../../contract/sheet.ts';
import type { savePrintSetting } from '../../contract/print.ts';

/** A print tells in full what the screen masks: its reader is noted for that beside the opening. */
export const PRINTED = 'Personal data sheet, printed in full';

/** The university's choice. */
export async function readRevision(db: Database): Promise<Revision> {
  return (await db.selectFrom('pds.print_setting').select('revision').executeTakeFirstOrThrow()).revision as Revision;
}

export async function saveRevision(call: CallOf<typeof savePrintSetting>) {
  const { db, body } = call;
  const { revision: before } = await db.selectFrom('pds.print_setting').select('revision').forUpdate().executeTakeFirstOrThrow();
  await db.updateTable('pds.print_setting').set({ revision: body.revision }).execute();
  await recordChange(call, {
    action: 'choose the revision of the data sheet',
    subject: 'pds.print_setting:1',
    before: { revision: before },
    after: { revision: body.revision },
  });
  return { message: `CS Form No. 212 is printed as revised in ${body.revision} from now on.`, revision: body.revision };
}
