import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCities, readProvinces } from './read-places.ts';

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
