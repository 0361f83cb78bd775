import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { type ActingOffice, notifyOffices, requireActingOffice } from '@talaan/documents/server/public.ts';

/** Who reminds of a document `d`, and withdraws it from offices: the office that circulated it, the one that holds it, and who tracks all documents. */
export function mayRemind({ officeId, isAdmin }: ActingOffice): RawBuilder<SqlBool> {
  if (isAdmin) return sql`true`;
  return sql`(exists (select from documents.circulation m where m.document_id = d.id and m.from_office_id = ${officeId})
    or exists (select from documents.hop m where m.document_id = d.id and m.office_id = ${officeId} and m.ended_at is null and m.received_at is not null))`;
}

/**
 * Reminds the offices that have not acknowledged a document; an office is told once a day, and that of the day of sending counts. Errors: 404
 * where the acting office may not; 409 where no office is to be told today; 422 for the office.
 */
export async function remindOffices(call: Call<{ id: number }, unknown, { office_id: number }>): Promise<{ message: string }> {
  const { db, params, body, today } = call;
  const who = await requireActingOffice(call, body.office_id);
  const { rows } = await sql<{ tracking_no: string; waiting: number }>`
    select d.tracking_no, (select count(*)::integer from documents.circulation c where c.document_id = d.id and c.acknowledged_at is null) as waiting
    from documents.document d where d.id = ${params.id} and ${mayRemind(who)}
      and exists (select from documents.circulation c where c.document_id = d.id)`.execute(db);
  const [found] = rows;
  if (!found) throw notFound('Your office did not circulate such a document, and does not hold it.');
  if (found.waiting === 0) throw wrongState('All offices have acknowledged it.');
  const { rows: told } = await sql<{ office_id: number }>`
    with late as (
      select office_id from documents.circulation
      where document_id = ${params.id} and acknowledged_at is null and told_on < ${today}::date order by office_id for update)
    update documents.circulation c set told_on = ${today} from late where c.document_id = ${params.id} and c.office_id = late.office_id
    returning c.office_id`.execute(db);
  if (told.length === 0) throw wrongState('Already reminded today. Wait until tomorrow.');
  await recordChange(call, { action: 'remind of a document', subject: `documents.document:${params.id}`, after: { offices: told.length } });
  await notifyOffices(
    call,
    told.map(({ office_id: id }) => id),
    {
      title: `Still to acknowledge: ${found.tracking_no}`,
      description: `${who.fullname} asks your office to acknowledge ${found.tracking_no}.`,
      link: '/dts/for-acknowledgement',
    },
  );
  return { message: told.length === 1 ? 'Reminded one office.' : `Reminded ${told.length} offices.` };
}
