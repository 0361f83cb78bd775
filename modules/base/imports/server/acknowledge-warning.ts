import type { z } from 'zod';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { ImportCalls } from '../contract/import-calls.ts';
import { describeUpload, findUpload } from './find-upload.ts';
import type { Imports } from './spreadsheets.ts';

type AcknowledgeCall = Call<{ id: number }, unknown, z.output<ImportCalls['acknowledge']['body']>>;

/** Notes who has looked at the rows with a kind of warning, and when; the first who did stays. Errors: 404; 409 once confirmed. */
export async function acknowledgeWarning(
  call: AcknowledgeCall,
  imports: Imports,
): Promise<z.input<ImportCalls['acknowledge']['response']>> {
  const { db, params, body, actor, now } = call;
  const found = await findUpload(db, imports, params.id, { lock: true });
  if (found.state !== 'checked') throw wrongState('Warnings are acknowledged between check and import.');
  const warning = await db
    .selectFrom('imports.warning')
    .select(['title', 'rows', 'acknowledged_at'])
    .where('upload_id', '=', params.id)
    .where('kind', '=', body.kind)
    .executeTakeFirst();
  if (!warning) throw notFound('The last check has no such warning.');
  if (warning.acknowledged_at === null) {
    await db
      .updateTable('imports.warning')
      .set({ account_id: actor.accountId, acknowledged_by: actor.name, acknowledged_at: now.toString() })
      .where('upload_id', '=', params.id)
      .where('kind', '=', body.kind)
      .execute();
    await recordChange(call, {
      action: 'acknowledge a warning of an import',
      subject: `imports.upload:${params.id}`,
      after: { file: found.file_name, warning: warning.title, rows: warning.rows },
    });
  }
  return { import: await describeUpload(db, imports, params.id) };
}
