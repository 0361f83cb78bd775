import { EXAMPLE_NUMBER, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { readText, type Read } from '@talaan/imports/rules/readers.ts';
import type { Level } from '../places.ts';

/** What a row of the sheet PSGC of the Philippine Statistics Authority tells of a place; a row without a level is no place of an address. */
export interface PlaceValues {
  code: string;
  name: string;
  level: PublishedLevel;
}

/** `district` is a sub-municipality. */
export type PublishedLevel = Level | 'district';

const LEVELS: Readonly<Record<string, PublishedLevel>> = {
  reg: 'region',
  prov: 'province',
  city: 'city',
  mun: 'city',
  submun: 'district',
  bgy: 'barangay',
};

export const placeFields: ImportFields<PlaceValues> = {
  code: {
    title: '10-digit PSGC',
    aliases: ['psgc', 'psgc code', '10 digit code'],
    isRequired: true,
    read: readCode,
    help: 'The code of 10 digits. The row EXAMPLE is not read.',
    example: EXAMPLE_NUMBER,
  },
  name: {
    title: 'Name',
    aliases: ['name of place'],
    isRequired: true,
    read: readName,
    help: 'As the Philippine Statistics Authority publishes it; (Capital) and (Pob.) at its end are left out.',
    example: 'Solano',
  },
  level: {
    title: 'Geographic level',
    aliases: ['level', 'interlevel'],
    read: readLevel,
    help: 'Reg, Prov, City, Mun, SubMun or Bgy. A row without it is no place of an address.',
    example: 'Mun',
  },
};

/** A workbook may keep the code as a number, without the nought that it begins with. */
function readCode(cell: string): Read<string> {
  return /^\d{9,10}$/.test(cell) ? { value: cell.padStart(10, '0') } : { error: `“${cell.slice(0, 60)}” is no code of 10 digits.` };
}

function readName(cell: string): Read<string> {
  return readText(200)(cell.replace(/\s*\((?:capital|pob\.)\)$/i, ''));
}

function readLevel(cell: string): Read<PublishedLevel> {
  const value = LEVELS[cell.toLowerCase()];
  return value ? { value } : { error: `“${cell.slice(0, 60)}” is none of Reg, Prov, City, Mun, SubMun and Bgy.` };
}
