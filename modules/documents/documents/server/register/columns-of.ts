import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { DocumentFacts } from '../../contract/register.ts';
import type { ActingOffice } from '../offices/acting-office.ts';
import { isOnRoute } from '../sight/on-route.ts';
import { sql } from 'kysely';

type Facts = Omit<DocumentFacts, 'attachments'>;

/** The columns of what a clerk entered. Errors: 422 for a stamp of a time to come or of a paper that is from inside, and for a related document that is not known. */
export async function columnsOf({ db, now }: Pick<Call, 'db' | 'now'>, who: ActingOffice, facts: Facts) {
  const { came_at: stamped, related_id: relatedId, ...columns } = facts;
  const cameAt = stamped === null ? null : Temporal.PlainDateTime.from(stamped).toZonedDateTime(ZONE).toInstant();
  if (cameAt && facts.kind !== 'EXTERNAL_IN') throw invalid({ came_at: ['Only a paper from outside has a receipt stamped on it.'] });
  if (cameAt && Temporal.Instant.compare(cameAt, now) > 0) throw invalid({ came_at: ['This time is still to come.'] });
  await requireSender({ db }, facts);
  if (relatedId !== null) {
    const { rows } = await sql<{ id: number }>`
      select d.id from documents.document d
      where d.id = ${relatedId} and d.state <> 'DRAFT' and (d.confidentiality <> 'CONFIDENTIAL' or ${isOnRoute(who)})`.execute(db);
    if (rows.length === 0) throw invalid({ related_id: ['There is no such document.'] });
  }
  return { ...columns, related_id: relatedId, came_at: cameAt?.toString() ?? null };
}

/** Error: 422. The name of who left is still taken: their paper may be corrected. */
async function requireSender({ db }: Pick<Call, 'db'>, { sender_person_id: id, kind }: Facts): Promise<void> {
  if (id === null) return;
  if (kind !== 'INTERNAL') throw invalid({ sender_person_id: ['Only a paper from inside is handed in by an employee.'] });
  const found = await db
    .selectFrom('personnel.person_view')
    .select('id')
    .where('id', '=', id)
    .where('is_applicant', '=', false)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
  if (!found) throw invalid({ sender_person_id: ['There is no such employee.'] });
}

/** Takes uploads over, by their paths. Error: 422 on `attachments`. */
export async function takeFiles(call: Pick<Call, 'db' | 'actor'>, paths: readonly string[]): Promise<number[]> {
  const files: number[] = [];
  for (const path of new Set(paths)) {
    const file = await takeUpload(call, path, 'attachments');
    if (file.content_type !== 'application/pdf') throw invalid({ attachments: ['Attach PDF files.'] });
    files.push(file.id);
  }
  return files;
}
