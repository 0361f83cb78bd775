import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Ratings } from '@talaan/documents/server/public.ts';
import { makeCode } from '@talaan/papers/server/public.ts';
import { closedBecause } from './read-ticket.ts';

const ALL = 100;

/** Papers from outside get a link with their receipt, as many of a hundred as the sample says. */
export const ratingsOfDocuments: Ratings = {
  giveCode: async ({ db }, documentId) => {
    const { ask_percent: sample } = await db.selectFrom('feedback.setting').select('ask_percent').executeTakeFirstOrThrow();
    if (randomInt(ALL) >= sample) return;
    await sql`
      insert into feedback.ticket (document_id, code) select id, ${makeCode()} from documents.document
      where id = ${documentId} and confidentiality <> 'CONFIDENTIAL' on conflict (document_id) do nothing`.execute(db);
  },
  readCode: async ({ db }, documentId) => {
    const { rows } = await sql<{ code: string }>`
      select t.code from feedback.ticket t join documents.document d on d.id = t.document_id
      where t.document_id = ${documentId} and not t.is_used and d.confidentiality <> 'CONFIDENTIAL'`.execute(db);
    return rows[0]?.code ?? null;
  },
  readOpenCode: async ({ db, today }, documentId) => {
    const { rows } = await sql<{ code: string }>`
      select t.code from feedback.ticket t join documents.document d on d.id = t.document_id cross join feedback.setting g
        left join lateral (select h.ended_as from documents.hop h where h.document_id = d.id order by h.no desc limit 1) l on true
      where t.document_id = ${documentId} and d.confidentiality <> 'CONFIDENTIAL' and ${closedBecause(today)} is null`.execute(db);
    return rows[0]?.code ?? null;
  },
};
