import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Circular } from '../contract.ts';
import { isToPlace, readPlace } from './place.ts';
import { isKeeper, seenBy } from './reach.ts';

export interface FoundCircular extends Pick<Circular, 'id' | 'kind' | 'number' | 'dated' | 'subject' | 'state' | 'needs_acknowledgement'> {
  file_id: number;
  posted_by: number;
  reminded_at: string | null;
  /** To the caller, not only seen by them. */
  is_mine_to_read: boolean;
}

type Finding = Pick<Call<{ id: number }>, 'db' | 'actor' | 'params' | 'today'>;

/** A circular that the caller may see. Errors: 404. */
export async function findCircular({ db, actor, params, today }: Finding): Promise<FoundCircular> {
  const place = await readPlace(db, actor.personnelId, today);
  const { rows } = await sql<FoundCircular>`
    select c.id, c.kind, c.number, c.dated, c.subject, c.state, c.needs_acknowledgement, c.file_id, c.posted_by, c.reminded_at,
      ${isToPlace(place)} as is_mine_to_read
    from memoranda.circular c where c.id = ${params.id} and ${seenBy(actor, place)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such circular.');
  return rows[0];
}

/** A circular that the caller keeps. Errors: 404 also where they only read it. */
export async function findKeptCircular(finding: Finding): Promise<FoundCircular> {
  const found = await findCircular(finding);
  if (!isKeeper(finding.actor, found.posted_by)) throw notFound('There is no such circular.');
  return found;
}

/** Said before a circular is looked at to change it: until the transaction ends nobody else does. */
export async function lockCircular({ db, params }: Finding): Promise<void> {
  await db.selectFrom('memoranda.circular').select('id').where('id', '=', params.id).forUpdate().execute();
}
