import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

export interface KeptPaper {
  /** The code of its kind; an unknown one is filed among the other documents. */
  kind: string;
  title: string;
  fileId: number;
  issuedOn: string | null;
}

/** Files papers that are kept already, such as those of an application, in the 201 file of a person; one that is there stays. Returns how many are new. */
export async function fileKept(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>,
  personnelId: number,
  papers: readonly KeptPaper[],
): Promise<number> {
  const { db, actor, now } = call;
  if (papers.length === 0) return 0;
  const { rows } = await sql<{ id: number; title: string }>`
    insert into file201.document (personnel_id, kind_id, title, issued_on, file_id, added_by, added_at)
    select ${personnelId}, coalesce(k.id, (select id from file201.document_kind where code = 'OTHER')), n.title, n."issuedOn", n."fileId",
      ${actor.accountId}, ${now.toString()}
    from jsonb_to_recordset(${JSON.stringify(papers)}::jsonb) as n (kind text, title text, "fileId" integer, "issuedOn" date)
      left join file201.document_kind k on k.code = n.kind
    where not exists (select from file201.document d where d.personnel_id = ${personnelId} and d.file_id = n."fileId")
    returning id, title`.execute(db);
  await recordChanges(
    call,
    rows.map(({ id, title }) => ({ action: 'file a document', subject: `file201.document:${id}`, personnelId, after: { title } })),
  );
  return rows.length;
}
