import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';

/** A logo that a campus or the university wears; any other is as if it did not exist. Errors: 404. */
export async function answerBrandLogo({ db, params }: Call<{ id: string }>): Promise<FileAnswer> {
  const { rows } = await sql<{ png: Uint8Array }>`
    select l.png from organization.logo l where l.id = ${params.id}
      and (exists (select from organization.campus c where c.logo_id = l.id) or exists (select from organization.university u where u.logo_id = l.id))
    `.execute(db);
  if (!rows[0]) throw notFound('There is no such logo.');
  return { name: 'logo.png', contentType: 'image/png', content: rows[0].png, inline: true, unchanging: true };
}
