import { isWrong, note, refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import type { PlaceOfEdition } from '../places.ts';
import { placeFields, type PlaceValues, type PublishedLevel } from './place-fields.ts';

type Row = ReadRow<PlaceValues>;
type ReadPlace = Required<PlaceValues>;

/** `RR PPP MM BBB`: how many digits name a place of a level, and at which levels it may be in another, the nearest first. */
const DIGITS: Readonly<Record<PublishedLevel, number>> = { region: 2, province: 5, city: 7, district: 7, barangay: 10 };
const MAY_BE_IN: Readonly<Record<PublishedLevel, readonly PublishedLevel[]>> = {
  region: [],
  province: ['region'],
  city: ['province', 'region'],
  district: ['province', 'region'],
  barangay: ['district', 'city'],
};

/**
 * The places of an edition by their rows. The code says what a place is in; a city whose province is not in the edition is right below its
 * region. A city with districts, as Manila, stands for none of its barangays: its districts do, with its name before theirs. Refuses codes
 * that are twice in the file and places that are in nothing.
 */
export function readEdition(rows: readonly Row[]): Map<Row, PlaceOfEdition> {
  const byCode = new Map<string, ReadPlace>();
  for (const row of rows) {
    const { code, name, level } = row.values;
    if (code === undefined || name === undefined || isWrong(row)) continue;
    if (level === undefined) note(row, placeFields.level.title, 'It has no geographic level: it is no place of an address.');
    else if (byCode.has(code)) refuse(row, placeFields.code.title, 'The same code is in another row.');
    else byCode.set(code, { code, name, level });
  }
  const divided = new Set([...byCode.values()].filter(({ level }) => level === 'district').map(cityOf));
  const places = new Map<Row, PlaceOfEdition>();
  for (const row of rows) {
    const read = byCode.get(row.values.code ?? '');
    if (!read || row.values.level === undefined || isWrong(row)) continue;
    if (read.level === 'city' && divided.has(read.code)) {
      note(row, placeFields.level.title, 'Addresses name its districts instead.');
      continue;
    }
    const above = findAbove(read, byCode);
    if (above === undefined) refuse(row, placeFields.code.title, 'The place that it is in is not in the file.');
    else places.set(row, { code: read.code, level: levelOf(read), name: nameOf(read, byCode), above });
  }
  return places;
}

function findAbove({ code, level }: ReadPlace, byCode: ReadonlyMap<string, ReadPlace>): string | null | undefined {
  if (level === 'region') return null;
  return MAY_BE_IN[level].flatMap((upper) => {
    const above = upTo(code, DIGITS[upper]);
    return byCode.get(above)?.level === upper ? [above] : [];
  })[0];
}

function nameOf(place: ReadPlace, byCode: ReadonlyMap<string, ReadPlace>): string {
  if (place.level !== 'district') return place.name;
  const city = byCode.get(cityOf(place))?.name.replace(/^City of /, '');
  return city ? `${city}, ${place.name}` : place.name;
}

function levelOf({ level }: ReadPlace): PlaceOfEdition['level'] {
  return level === 'district' ? 'city' : level;
}

/** The city that a district is of. */
function cityOf({ code }: ReadPlace): string {
  return upTo(code, DIGITS.province);
}

function upTo(code: string, digits: number): string {
  return code.slice(0, digits).padEnd(10, '0');
}
