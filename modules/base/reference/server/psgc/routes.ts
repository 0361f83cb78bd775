import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { listBarangays, listCities, listProvinces, listRegions, type Place } from '../../contract/psgc.ts';

/** The longest list of a parent: the barangays of Manila’s Tondo are 259, the municipalities of the nation 1,655. */
const MOST = 2000;

export function mountPlaces(server: Server): void {
  mount(server, listRegions, async ({ db, query }) => ({ regions: await find(db, 'psgc_region', [], query.term) }));

  mount(server, listProvinces, async ({ db, query }) => ({
    provinces: await find(db, 'psgc_province', [of('region_code', query.region)], query.term),
  }));

  mount(server, listCities, async ({ db, query }) => ({
    cities: await find(
      db,
      'psgc_city',
      [of('region_code', query.region), of('province_code', query.province), query.in_province ? always : sql`province_code is null`],
      query.term,
    ),
  }));

  mount(server, listBarangays, async ({ db, query }) => ({
    barangays: await find(db, 'psgc_barangay', [of('city_code', query.city)], query.term),
  }));
}

const always = sql`true`;

function of(column: string, code: string | undefined): RawBuilder<unknown> {
  return code ? sql`${sql.ref(column)} = ${code}` : always;
}

/** By name, numbers in their order: Barangay 2 before Barangay 10. */
async function find(db: Database, table: string, conditions: RawBuilder<unknown>[], term?: string): Promise<Place[]> {
  const order = table === 'psgc_region' ? sql`code` : sql`name collate reference.by_number, code`;
  const { rows } = await sql<Place>`
    select code, name from ${sql.table(`reference.${table}`)}
    where ${sql.join([...conditions, foundBy(term, [sql`kernel.plain(name)`])], sql` and `)} order by ${order} limit ${MOST}`.execute(db);
  return rows;
}
