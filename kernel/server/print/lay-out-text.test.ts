import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { layOutText, type PlacedText } from './lay-out-text.ts';

const at = (x: number, y: number, text: string, size = 10): PlacedText => ({ x, y, text, width: text.length * size * 0.5, size });

const cases: readonly [string, PlacedText[], string][] = [
  [
    'rows of a form are read across, whatever was drawn first',
    [at(50, 700, 'Name'), at(50, 680, 'Office'), at(150, 700, 'Ana'), at(150, 680, 'HR')],
    'Name · Ana\nOffice · HR',
  ],
  [
    'a box of two lines stays together',
    [at(50, 700, '06/01/2010'), at(150, 700, 'Department of'), at(300, 700, 'NGA'), at(150, 689, 'Mathematics')],
    '06/01/2010 · Department of Mathematics · NGA',
  ],
  ['words of one line are one text', [at(50, 700, 'Salary'), at(83, 700, 'grade')], 'Salary grade'],
  [
    'a paragraph is read without the line ends of the page, a heading stays alone',
    [at(50, 720, 'NOTICE'), at(50, 700, 'Pursuant to the circular, your salary is'), at(50, 686, 'hereby adjusted.')],
    'NOTICE\nPursuant to the circular, your salary is hereby adjusted.',
  ],
  [
    'a word keeps the hyphen at which it was parted',
    [at(50, 700, 'It is subject to review and appropriate re-'), at(50, 686, 'adjustment.')],
    'It is subject to review and appropriate re-adjustment.',
  ],
  [
    'lines that had room are lines of their own',
    [at(50, 740, 'A line that is as long as the page is wide'), at(50, 700, 'JERICHO DE GUZMAN'), at(50, 686, 'Department of Mathematics')],
    'A line that is as long as the page is wide\nJERICHO DE GUZMAN\nDepartment of Mathematics',
  ],
  [
    'centred lines are lines of their own',
    [at(100, 700, 'Republic of the Philippines'), at(110, 687, 'Talaan State University')],
    'Republic of the Philippines\nTalaan State University',
  ],
];

for (const [name, pieces, text] of cases) test(`on a page as text, ${name}`, () => assert.equal(layOutText(pieces), text));

const rows = (x: number, words: (row: number) => string) => Array.from({ length: 12 }, (_, row) => at(x, 700 - row * 20, words(row)));

test('of two copies of a form beside each other one is read', () => {
  const copy = (x: number) => [
    ...rows(x, (row) => String(row + 1)),
    ...rows(x + 40, (row) => `8:0${row % 10}`),
    ...rows(x + 120, () => '5:00'),
    ...rows(x + 160, () => '5:00'),
  ];
  assert.equal(
    layOutText([...copy(50), ...copy(320)]),
    Array.from({ length: 12 }, (_, row) => `${row + 1} · 8:0${row % 10} · 5:00 · 5:00`).join('\n'),
  );
});

test('of a page in two columns the left one is read first', () => {
  const column = (name: string) => (row: number) => `${name} column, and this is its row ${row + 10}`;
  const text = layOutText([...rows(50, column('left')), ...rows(320, column('the other'))]);
  assert.ok(text.indexOf('left column, and this is its row 21') < text.indexOf('the other column, and this is its row 10'));
});

test('whatever stands on a page is read', () => {
  const piece = fc.record({
    x: fc.integer({ min: 0, max: 500 }),
    y: fc.integer({ min: 0, max: 800 }),
    width: fc.integer({ min: 1, max: 200 }),
    size: fc.integer({ min: 5, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (places) => {
      const text = layOutText(places.map((place, number) => ({ ...place, text: `n${number}n` })));
      for (const number of places.keys()) assert.ok(text.includes(`n${number}n`));
    }),
  );
});
