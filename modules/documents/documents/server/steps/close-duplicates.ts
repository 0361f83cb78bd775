import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { StepOf } from '../../contract/steps.ts';
import { documentAct } from './act.ts';
import { closeAll } from './close.ts';
import { notifyMakers } from './notify-people.ts';
import type { LockedDocument } from './lock-documents.ts';
import type { Moving, Stepping } from './stepping.ts';

export const closeDuplicateAct = documentAct({ action: 'close_duplicate', take: closeDuplicates, lockFirst: lockWithOriginal });

/** Locks documents together with the one of which they are duplicates, in the order of their numbers: of two that name each other one stays. */
async function lockWithOriginal({ db }: Moving, { ids, duplicate_of: number }: StepOf<'close_duplicate'>): Promise<void> {
  await sql`
    select from documents.document where id = any(${ids}::integer[]) or tracking_no = ${number} order by id for no key update`.execute(db);
}

/** Ends documents that were registered twice; who made them is told. Error: 422 for a number that is not that of another document. */
async function closeDuplicates(stepping: Stepping, documents: readonly LockedDocument[], body: StepOf<'close_duplicate'>): Promise<void> {
  const { call } = stepping;
  const original = await findOriginal(call, documents, body.duplicate_of);
  await closeAll(stepping, documents, 'close_duplicate', { reason: body.reason, details: { duplicate_of: body.duplicate_of } });
  await sql`
    update documents.document set duplicate_of_id = ${original} where id = any(${documents.map(({ id }) => id)}::integer[])`.execute(
    call.db,
  );
  await notifyMakers(stepping, documents, `was closed as a duplicate of ${body.duplicate_of}`, body.reason);
}

async function findOriginal({ db }: Moving, documents: readonly LockedDocument[], number: string): Promise<number> {
  const { rows } = await sql<{ id: number; is_of: string | null }>`
    select d.id, o.tracking_no as is_of from documents.document d left join documents.document o on o.id = d.duplicate_of_id
    where d.tracking_no = ${number}`.execute(db);
  const [found] = rows;
  if (!found) throw invalid({ duplicate_of: ['No document has this number.'] });
  if (documents.some(({ id }) => id === found.id))
    throw invalid({ duplicate_of: ['A document is no duplicate of itself. Enter the other number.'] });
  if (found.is_of !== null)
    throw invalid({ duplicate_of: [`This one is a duplicate too. The document that continues is ${found.is_of}.`] });
  return found.id;
}
