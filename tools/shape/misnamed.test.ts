import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMisnamed } from './find-misnamed.ts';

const cases: [file: string, text: string, misnamed: string | undefined][] = [
  ['server/read-office.ts', 'export async function readOffice() {}', undefined],
  ['server/office.ts', 'export async function readOffice() {}', undefined],
  ['server/leave-balances.ts', 'export function readBalances() {}', undefined],
  ['rules/letterhead-carriers.ts', 'export function carriersOf() {}', undefined],
  ['rules/office-name.ts', 'export const readCampus = 1;', 'readCampus'],
  ['rules/office-name.ts', 'export const readCampus = 1;\nexport interface Campus {}', undefined],
  ['server/routes.ts', 'export function mountOffices() {}', undefined],
  ['server/pdf-worker.ts', 'export interface Answer {}', undefined],
  ['web/groups/family.tsx', 'export function Group() {}', undefined],
  ['server/public.ts', "export { readOffice } from './read-office.ts';", undefined],
];

test('a file with one export is named for it', () => {
  for (const [file, text, misnamed] of cases) assert.equal(findMisnamed(file, text), misnamed, `${file}: ${text}`);
});
