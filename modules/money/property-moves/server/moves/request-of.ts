import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { MoveKind } from '../../workflow.ts';

/** The request of a move of a kind; its step asks who may take it. Error: 404. */
export async function requestOf({ db }: Pick<Call, 'db'>, kind: MoveKind, id: number): Promise<number> {
  const { rows } = await sql<{
    request_id: number | null;
  }>`select request_id from property.move where id = ${id} and kind = ${kind}`.execute(db);
  const request = rows[0]?.request_id ?? null;
  if (request === null) throw notFound(`There is no such ${kind}.`);
  return request;
}
