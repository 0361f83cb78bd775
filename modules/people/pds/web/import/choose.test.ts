import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RowInFile, SaidInFile, WorkbookPreview } from '../../contract/workbook.ts';
import { bodyOf, countTaken, firstChoice, isTaken, rowsToChoose, withTaken } from './choose.ts';

const said = (name: string, state: SaidInFile['state'], values: SaidInFile['values'] = { [name]: `${name} of the file` }): SaidInFile => ({
  name,
  label: name,
  there: '',
  in_file: `${name} of the file`,
  state,
  wrong: [],
  values,
});
const row = (state: RowInFile['state'], into: RowInFile['into'], ...boxes: SaidInFile[]): RowInFile => ({
  title: state,
  question: null,
  state,
  into,
  said: boxes,
});
const preview: WorkbookPreview = {
  revision: '2017',
  idno: '',
  not_applicable: [],
  unread: [],
  unplaced: [],
  sections: [
    {
      section: 'personal',
      rows: [
        row(
          'differs',
          { row: 7, version: 3 },
          said('surname', 'same'),
          said('birth_place', 'differs'),
          said('residential_house', 'new', { residential_house: 'Lot 4', residential_street: 'Rizal' }),
        ),
      ],
    },
    { section: 'work', rows: [row('new', null, said('position', 'new')), row('record', null, said('position', 'new'))] },
  ],
};
const sections = rowsToChoose(
  preview,
  (
    (count = 0) =>
    () =>
      `key ${(count += 1)}`
  )(),
);

test('at first what is new comes from the file, what differs stays, and the service record’s own is not taken', () => {
  const choice = firstChoice(sections);
  assert.deepEqual(bodyOf(sections, choice, ['voluntary']), {
    not_applicable: ['voluntary'],
    sections: [
      {
        section: 'personal',
        rows: [{ key: 'key 1', into: { row: 7, version: 3 }, values: { residential_house: 'Lot 4', residential_street: 'Rizal' } }],
      },
      { section: 'work', rows: [{ key: 'key 2', into: null, values: { position: 'position of the file' } }] },
    ],
  });
  assert.equal(countTaken(sections, choice), 2);
});

test('what differs is taken where one says so, and what is new left', () => {
  const taken = withTaken(withTaken(firstChoice(sections), 'key 1', ['birth_place'], true), 'key 2', ['position'], false);
  assert.equal(isTaken(taken, 'key 1', ['birth_place']), true);
  const body = bodyOf(sections, taken, []);
  assert.deepEqual(Object.keys(body.sections[0]!.rows[0]!.values), ['birth_place', 'residential_house', 'residential_street']);
  assert.equal(body.sections.length, 1);
});
