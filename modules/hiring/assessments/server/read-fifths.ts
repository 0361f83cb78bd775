import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Assessed } from '../rules/consolidate.ts';
import type { StoredSheet } from './gather.ts';

/** What the sheets of a post give: by sheet, for each factor, in fifths of a hundredth. */
export async function readFifths(
  { db }: Pick<Call, 'db'>,
  postId: number,
): Promise<ReadonlyMap<number, readonly [factor: number, fifths: number][]>> {
  const { rows } = await sql<{ sheet_id: number; given: [number, number][] }>`
    select f.sheet_id, json_agg(json_build_array(f.factor_id, f.fifths)) as given from (
      select r.sheet_id, i.factor_id, sum(r.rating * i.points)::integer as fifths
      from assessments.sheet t join assessments.rating r on r.sheet_id = t.id join assessments.item i on i.id = r.item_id
      where t.post_id = ${postId} group by r.sheet_id, i.factor_id) f
    group by f.sheet_id`.execute(db);
  return new Map(rows.map(({ sheet_id, given }) => [sheet_id, given]));
}

/** The same of some sheets: by factor, what each seat gave. */
export function byFactor(sheets: readonly StoredSheet[], fifthsOf: Awaited<ReturnType<typeof readFifths>>): Assessed['fifths'] {
  const fifths = new Map<number, { seat: number; fifths: number }[]>();
  for (const { id, seat_id } of sheets)
    for (const [factor, given] of fifthsOf.get(id) ?? []) {
      const list = fifths.get(factor) ?? [];
      list.push({ seat: seat_id, fifths: given });
      fifths.set(factor, list);
    }
  return fifths;
}
