import type { Job } from '@talaan/kernel/server/jobs.ts';
import { readPdfText } from '@talaan/kernel/server/read-pdf-text.ts';

/** More than the longest circular; a text search holds at most a megabyte. */
const LONGEST_TEXT = 200_000;

/** Reads the text out of a circular's PDF, for searching. A PDF that cannot be read stays findable by its number and subject. */
export const readTextJob: Job<{ id: number }> = {
  kind: 'read-circular-text',
  run: async ({ server: { db, files } }, { id }) => {
    const circular = await db.selectFrom('memoranda.circular').select('file_id').where('id', '=', id).executeTakeFirst();
    if (!circular) return;
    const { location } = await files.locate(db, circular.file_id);
    const text = plain(await readPdfText(location)).slice(0, LONGEST_TEXT);
    await db
      .updateTable('memoranda.circular')
      .set(text ? { body: text, body_state: 'read' } : { body_state: 'unreadable' })
      .where('id', '=', id)
      .execute();
  },
};

/** One line without control characters; a hyphen at the end of a line joins its word. */
function plain(raw: string): string {
  return raw
    .replaceAll(/(\p{L})-\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}
