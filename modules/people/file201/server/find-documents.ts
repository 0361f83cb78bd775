import { sql, type RawBuilder } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { Document } from '../contract.ts';
import { expiryOn } from '../rules/expiring.ts';

type Reading = Pick<Call, 'db' | 'today' | 'server'>;

/** The documents of a person by kind, the newest first; what was withdrawn stands last. */
export async function findDocuments({ db, today }: Reading, personnelId: number, as: 'hr' | 'owner'): Promise<Document[]> {
  const { rows } = await sql<Omit<Document, 'expiry'>>`
    select d.id, d.kind_id, k.name as kind, k.is_confidential, d.title, d.number, d.issuer, d.issued_on, d.expires_on, f.name as file,
      a.name as added_by, d.added_at,
      case when d.withdrawn_at is not null then jsonb_build_object('by', w.name, 'at', d.withdrawn_at, 'because', d.withdrawn_because) end as withdrawn
    from file201.document d join file201.document_kind k on k.id = d.kind_id join kernel.file f on f.id = d.file_id
    join identity.account_view a on a.id = d.added_by left join identity.account_view w on w.id = d.withdrawn_by
    where d.personnel_id = ${personnelId} and ${seenAs(as)}
    order by d.withdrawn_at is not null, k.place, d.issued_on desc nulls last, d.id desc`.execute(db);
  return rows.map((row) => ({ ...row, expiry: expiryOn(row.expires_on, today) }));
}

/** The paper itself. Errors: 404. */
export async function sendDocument(
  { db, server }: Reading,
  { personnelId, documentId, as }: { personnelId: number; documentId: number; as: 'hr' | 'owner' },
): Promise<FileAnswer> {
  const { rows } = await sql<{ file_id: number }>`
    select d.file_id from file201.document d join file201.document_kind k on k.id = d.kind_id
    where d.personnel_id = ${personnelId} and d.id = ${documentId} and ${seenAs(as)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such document.');
  const file = await server.files.locate(db, rows[0].file_id);
  return { name: file.name, contentType: file.content_type, content: { path: file.location }, inline: true };
}

/** Whose file it is sees neither what is confidential nor what was filed by mistake. */
function seenAs(as: 'hr' | 'owner'): RawBuilder<unknown> {
  return as === 'hr' ? sql`true` : sql`not k.is_confidential and d.withdrawn_at is null`;
}
