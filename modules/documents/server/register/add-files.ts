import type { Call } from '@talaan/kernel/server/mount.ts';

/** Attaches files that were taken over from uploads. */
export async function addFiles(
  { db, now, actor }: Pick<Call, 'db' | 'now' | 'actor'>,
  files: readonly { documentId: number; fileId: number }[],
): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('documents.attachment')
    .values(
      files.map(({ documentId, fileId }) => ({
        document_id: documentId,
        file_id: fileId,
        added_at: now.toString(),
        added_by: actor.accountId,
      })),
    )
    .execute();
}
