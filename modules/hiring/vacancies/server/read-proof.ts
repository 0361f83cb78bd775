import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { postsFrom, reachable } from './post-rows.ts';

/** The proof that a form went to the CSC. Errors: 404. */
export async function readProof({ db, server, actor, params }: Call<{ id: number; version: number }>): Promise<FileAnswer> {
  const { rows } = await sql<{ proof_file_id: number | null }>`
    select p.proof_file_id from ${postsFrom} join vacancies.publication p on p.post_id = v.id
    where v.id = ${params.id} and p.version = ${params.version} and ${reachable(actor)}`.execute(db);
  const id = rows[0]?.proof_file_id ?? null;
  if (id === null) throw notFound('There is no proof of this sending.');
  const { name, location } = await server.files.locate(db, id);
  return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
}
