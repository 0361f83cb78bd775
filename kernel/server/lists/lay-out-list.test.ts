import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { layOutList, MARGIN, formatText } from './lay-out-list.ts';

const isAcross = ({ page }: ReturnType<typeof layOutList>) => page.width > page.height;
const columns = (count: number, cell: string) =>
  layOutList(
    Array.from({ length: count }, (_, at) => `Heading ${at}`),
    [Array.from({ length: count }, () => cell)],
  );

test('a list of few columns is upright, one of many across, with smaller letters where there are more still', () => {
  assert.equal(isAcross(columns(4, 'Dela Cruz, Juan Miguel')), false);
  const many = columns(8, 'Dela Cruz, Juan Miguel');
  assert.deepEqual([isAcross(many), many.size >= 7.5], [true, true]);
  const more = columns(20, 'Administrative Officer');
  assert.deepEqual([isAcross(more), more.size < 7.5], [true, true]);
});

test('pesos have two decimals where all of them are whole', () => {
  const { rows } = layOutList(['Months', 'Due'], [[36, 2850], [2, 0]], [false, true]); // prettier-ignore
  assert.deepEqual(rows, [['36', '2,850.00'], ['2', '0.00']]); // prettier-ignore
});

test('numbers of a column are written alike and at the right', () => {
  const { rows, columns: laid } = layOutList(
    ['SG', 'Rate', 'Salary', 'Credits', 'Note'],
    [
      [11, 650, 36_125, 1.25, 12],
      [3, 1200.5, 1_009_812, 0.125, 'none'],
      [null, null, null, null, null],
    ],
  );
  assert.deepEqual(rows, [
    ['11', '650.00', '36,125', '1.250', '12'],
    ['3', '1,200.50', '1,009,812', '0.125', 'none'],
    ['', '', '', '', ''],
  ]);
  assert.deepEqual(
    laid.map(({ right }) => right),
    [true, true, true, true, false],
  );
});

test('dates are written out and stay in one line', () => {
  assert.equal(formatText('2026-11-20'), '20\u00A0Nov\u00A02026');
  assert.equal(formatText('Plantilla items of 2026-11-20'), 'Plantilla items of 20\u00A0Nov\u00A02026');
  assert.equal(formatText('2009-0001'), '2009-0001');
});

test('an address may break behind its signs, a word of usual length never', () => {
  const [[address, name]] = layOutList(['E-mail', 'Position'], [['mariacristina.antonio@talaan.example', 'Telecommunications']]).rows as [
    [string, string],
  ];
  assert.ok(address.includes('@\u200B'));
  assert.equal(name, 'Telecommunications');
});

test('whatever the list holds, its columns fill the page exactly and every cell is kept', () => {
  const cell = fc.oneof(fc.string({ maxLength: 200 }), fc.integer(), fc.double({ noNaN: true, min: -1e6, max: 1e6 }), fc.constant(null));
  const lists = fc.integer({ min: 1, max: 25 }).chain((width) =>
    fc.record({
      headings: fc.array(fc.string({ minLength: 1, maxLength: 30 }), { minLength: width, maxLength: width }),
      lines: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 5 }),
    }),
  );
  fc.assert(
    fc.property(lists, ({ headings, lines }) => {
      const { page, columns: laid, rows } = layOutList(headings, lines);
      const filled = laid.reduce((sum, { width }) => sum + width, 0);
      assert.ok(Math.abs(filled - (page.width - 2 * MARGIN)) < 0.01);
      assert.ok(laid.every(({ width }) => width > 0));
      assert.deepEqual([rows.length, rows.every((row) => row.length === headings.length)], [lines.length, true]);
    }),
  );
});
