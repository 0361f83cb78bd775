import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { listNameableOffices } from '../../contract/acting-heads.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { headOn, mayName } from './reach.ts';

/** The offices for which one may name somebody, in the order of the tree. */
export async function listOffices(
  { db, actor, today }: Call,
  { namePeople }: OrganizationNeeds,
): Promise<AnswerOf<typeof listNameableOffices>> {
  const { rows } = await sql<{ id: number; fullname: string; acronym: string; head_id: number | null }>`
    select o.id, o.fullname, o.acronym, ${headOn(sql`${today}::date`)} as head_id from organization.office o
    where o.is_active and ${mayName(actor)} order by o.tree_from`.execute(db);
  const names = await namePeople(
    db,
    rows.flatMap(({ head_id }) => head_id ?? []),
    today,
  );
  return { offices: rows.map(({ head_id, ...row }) => ({ ...row, head: names.get(head_id ?? 0)?.fullname ?? null })) };
}
