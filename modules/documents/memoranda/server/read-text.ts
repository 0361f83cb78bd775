import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { searchableText } from '@talaan/kernel/server/search/searchable-text.ts';

/** Reads the text out of a circular's PDF, for searching. A PDF that cannot be read stays findable by its number and subject. */
export const readTextJob: Job<{ id: number }> = {
  kind: 'read-circular-text',
  run: async ({ server: { db, files } }, { id }) => {
    const circular = await db.selectFrom('memoranda.circular').select('file_id').where('id', '=', id).executeTakeFirst();
    if (!circular) return;
    const { location } = await files.locate(db, circular.file_id);
    const text = searchableText(await readPdfText(location));
    await db
      .updateTable('memoranda.circular')
      .set(text ? { body: text, body_state: 'read' } : { body_state: 'unreadable' })
      .where('id', '=', id)
      .execute();
  },
};
