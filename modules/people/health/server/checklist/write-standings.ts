import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { standingsOf, type Dose } from '../../rules/vaccination-status.ts';
import { readBrands } from '../brands.ts';

interface Declared {
  personnel_id: number;
  declared_on: string;
  declares_none: boolean;
  doses: Dose[];
}

/** Computes from which day on people are what, anew from their doses and the settings, within the transaction that changed one of them. */
export async function writeStandings(db: Database, whose: readonly number[] | 'all'): Promise<void> {
  const { days_to_full: days } = await db.selectFrom('health.setting').select('days_to_full').executeTakeFirstOrThrow();
  const brands = await readBrands(db);
  const chosen = whose === 'all' ? sql`true` : sql`d.personnel_id = any(${[...whose]}::integer[])`;
  await withOpenRecords(db, whose === 'all' ? 'everybody' : whose, async (open) => {
    const { rows } = await sql<Declared>`
      select d.personnel_id, d.consented_on as declared_on, d.declares_none, (
        select coalesce(jsonb_agg(jsonb_build_object('brand', s.brand, 'date', s.date) order by s.number), '[]')
        from health.dose s where s.personnel_id = d.personnel_id) as doses
      from health.declaration d where ${chosen}`.execute(open);
    const standings = rows.flatMap(({ personnel_id, ...declared }) =>
      standingsOf(declared, brands, days).map((standing) => ({ personnel_id, ...standing })),
    );
    await sql`delete from health.standing d where ${chosen}`.execute(open);
    await sql`
      insert into health.standing (personnel_id, from_day, status) select personnel_id, from_day, status
      from jsonb_to_recordset(${JSON.stringify(standings)}::jsonb) as n (personnel_id integer, from_day date, status text)`.execute(open);
  });
}
