import { sql } from 'kysely';
import { countRows, type Imports } from '@talaan/imports/server/public.ts';
import { peopleSource } from '@talaan/personnel/server/public.ts';
import { ratingImports } from '../../contract/past-ratings.ts';
import { judgePast, type PastGround, type PastOnRecord } from '../../rules/past-import/judge-past.ts';
import { pastFields } from '../../rules/past-import/past-fields.ts';

const pastSource = peopleSource({
  section: 'past-ratings',
  title: 'Earlier ratings',
  screen: '/spmis/admin/settings/import',
  fields: pastFields,
  ground: async ({ db, today }, _rows, ids): Promise<PastGround> => {
    const { rows: onRecord } = await sql<PastOnRecord>`
      select id, personnel_id as "personnelId", lower(during) as from, upper(during) - 1 as to, final, level, paper
      from performance.past_rating where personnel_id = any(${ids}::integer[]) order by id`.execute(db);
    const { rows: forms } = await sql<PastGround['forms'][number]>`
      select f.personnel_id as "personnelId", lower(p.during) as from, upper(p.during) - 1 as to
      from performance.form f join performance.period p on p.id = f.period_id
      where f.personnel_id = any(${ids}::integer[]) and f.state <> 'NOT_RATED'`.execute(db);
    return { today, onRecord, forms };
  },
  judge: judgePast,
  tables: ['performance.past_rating'],
  step: {
    place: 130,
    brings: 'Ratings from before Talaan: without them no one has two for study leave or a scholarship in the first year.',
    noun: ['earlier rating', 'earlier ratings'],
    count: countRows(sql<{ here: number }>`select count(*) as here from performance.past_rating`),
  },
  next: [{ label: 'Open the earlier ratings', to: '/spmis/admin/settings?tab=earlier' }],
  write: async ({ db }, plans: PastOnRecord[]) => {
    await sql`
      update performance.past_rating r set final = n.final, level = n.level, paper = n.paper
      from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as n (id integer, final smallint, level smallint, paper text) where r.id = n.id`.execute(
      db,
    );
    await sql`
      insert into performance.past_rating (personnel_id, during, final, level, paper)
      select n."personnelId", daterange(n."from", n."to", '[]'), n.final, n.level, n.paper
      from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as n (id integer, "personnelId" integer, "from" date, "to" date, final smallint,
        level smallint, paper text) where n.id is null`.execute(db);
    return [];
  },
});

export const ratingSpreadsheets: Imports = { calls: ratingImports, sources: [pastSource] };
