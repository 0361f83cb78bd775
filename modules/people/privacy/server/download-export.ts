import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';

/** Only to the person who asked for it, and to nobody who views Talaan as them. */
export async function downloadExport({ server, db, actor, params }: Call<{ id: number; format: 'json' | 'pdf' }>): Promise<FileAnswer> {
  const made = await db
    .selectFrom('privacy.export')
    .select(['json_file_id', 'pdf_file_id'])
    .where('id', '=', params.id)
    .where('asked_by', '=', actor.accountId)
    .executeTakeFirst();
  const fileId = params.format === 'json' ? made?.json_file_id : made?.pdf_file_id;
  if (!fileId || actor.viewedBy) throw notFound('There is no such file any more.');
  const file = await server.files.locate(db, fileId);
  return { name: file.name, contentType: file.content_type, content: { path: file.location } };
}
