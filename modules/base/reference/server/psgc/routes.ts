import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { listBarangays, listCities, listEditions, listProvinces, listRegions, locateBarangay, type Place } from '../../contract/psgc.ts';
import type { Level } from '../../rules/places.ts';
import { listEditionsHere } from './list-editions.ts';

/** The longest list of a parent: the barangays of Manila’s Tondo are 259, the municipalities of the nation 1,655. */
const MOST = 2000;

/** Forms offer what holds today. */
export function mountPlaces(server: Server): void {
  mount(server, listRegions, async ({ db, query }) => ({ regions: await find(db, 'region', [], query.term) }));

  mount(server, listProvinces, async ({ db, query }) => ({
    provinces: await find(db, 'province', query.region ? [rightBelow(query.region)] : [], query.term),
  }));

  mount(server, listCities, async ({ db, query: { region, province, in_province: inProvince, term } }) => ({
    cities: await find(
      db,
      'city',
      [
        ...(region ? [sql`(${rightBelow(region)} or above in (${codesOf('province')} and ${rightBelow(region)}))`] : []),
        ...(province ? [rightBelow(province)] : []),
        ...(inProvince ? [] : [sql`above in (${codesOf('region')})`]),
      ],
      term,
    ),
  }));

  mount(server, listBarangays, async ({ db, query }) => ({
    barangays: await find(db, 'barangay', [rightBelow(query.city)], query.term),
  }));

  mount(server, locateBarangay, async ({ db, params }) => {
    const { rows } = await sql<{ region: string; province: string | null; city: string }>`
      select region_code as region, province_code as province, city_code as city
      from reference.current_barangay where code = ${params.code}`.execute(db);
    return { within: rows[0] ?? null };
  });

  mount(server, listEditions, async ({ db }) => ({ editions: await listEditionsHere(db) }));
}

function rightBelow(code: string): RawBuilder<boolean> {
  return sql`above = ${code}`;
}

function codesOf(level: Level): RawBuilder<unknown> {
  return sql`select code from reference.psgc_place where until is null and level = ${level}`;
}

/** By name, numbers in their order: Barangay 2 before Barangay 10. */
async function find(db: Database, level: Level, conditions: RawBuilder<unknown>[], term?: string): Promise<Place[]> {
  const order = level === 'region' ? sql`code` : sql`name collate reference.by_number, code`;
  const all = [sql`until is null`, sql`level = ${level}`, ...conditions, foundBy(term, [sql`kernel.plain(name)`])];
  const { rows } = await sql<Place>`
    select code, name from reference.psgc_place where ${sql.join(all, sql` and `)} order by ${order} limit ${MOST}`.execute(db);
  return rows;
}
