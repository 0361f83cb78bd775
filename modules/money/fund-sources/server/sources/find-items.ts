import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import type { findFundItems as finding, readFundForm as form } from '../../contract/sources.ts';
import { nowhere, reachesSources } from '../reach.ts';

const MOST = 5;

/** The plantilla items nearest to what was typed, held or vacant. */
export async function findFundItems({ db, actor, query, today }: CallOf<typeof finding>): Promise<AnswerOf<typeof finding>> {
  const { rows } = await sql<AnswerOf<typeof finding>['items'][number]>`
    select i.id, i.item_number, i.position_id, t.name as position, t.salary_grade, o.id as office_id, o.fullname as office
    from plantilla.item i join organization.position_view t on t.id = i.position_id
      join organization.office_view o on o.id = plantilla.office_on(i.id, ${today}) cross join ${nowhere}
    where ${reachesSources(actor)} and ${foundBy(query.term, [sql`i.search`, sql`kernel.plain(t.name)`, sql`kernel.plain(o.acronym)`])}
    order by i.search like kernel.pattern_of(${query.term}) desc, t.name, i.item_number limit ${MOST}`.execute(db);
  return { items: rows };
}

export async function readFundForm({ db }: CallOf<typeof form>): Promise<AnswerOf<typeof form>> {
  const { rows } = await sql<{ code: string; name: string }>`select code, name from property.fund_cluster order by code`.execute(db);
  return { funds: rows };
}
