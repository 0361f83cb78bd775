import { closePrint } from '@talaan/kernel/server/print/print.ts';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Printing } from '@talaan/papers/server/public.ts';
import { dtrForm, type DtrDay, type DtrHalf, type DtrSheet } from './cs-form-48.ts';
import { layOutDtrSheet } from './lay-out-dtr-sheet.ts';
import { widthInEm } from './width-in-em.ts';

after(closePrint);

const printedAt = Temporal.PlainDateTime.from('2026-11-03T08:15');
const present: DtrHalf = { arrival: { minutes: 472 }, departure: { minutes: 721 } };

test('three people make three pages, on A4 and on letter paper', async () => {
  const sheets = [sheet(), sheet({ days: [] }), sheet({ inCharge: null })];
  const a4 = await print(sheets, 'a4');
  const letter = await print(sheets, 'letter');
  assert.deepEqual(pageSizes(a4), Array(3).fill('595 842'));
  assert.deepEqual(pageSizes(letter), Array(3).fill('612 792'));
});

test('the longest names and a word on each of the 31 days stay on one page', async () => {
  const long = 'MARIA CONCEPCION DELA CRUZ-DE LOS REYES VILLANUEVA-BAUTISTA PEÑAFLORIDA III '.repeat(3);
  const days = Array.from({ length: 31 }, (_, i) => ({ ...plainDay(i + 1), entry: { word: long } }));
  const person = sheet({ name: long, university: long, office: long, regularDays: long, saturdays: long, state: long, days });
  const pdf = await print([{ ...person, inCharge: { name: long, title: long } }], 'letter');
  assert.equal(pageSizes(pdf).length, 1);
});

test('nothing to print is said, not printed as an empty page', async () => {
  await assert.rejects(print([], 'a4'), /no sheet to print/);
});

test('times are on the 12-hour clock without AM and PM', () => {
  const afternoon = { arrival: { minutes: 12 * 60 + 58 }, departure: { minutes: 17 * 60 + 3 } };
  const { columns } = layOut({ days: [{ ...plainDay(1), entry: { morning: present, afternoon } }] });
  assert.deepEqual(firstLines(columns), ['7:52', '12:01', '12:58', '5:03', '', '']);
});

test('every column has 31 lines, also in February and for an empty month', () => {
  const february = layOut({ from: day('2026-02-01'), to: day('2026-02-28') });
  for (const { columns } of [february, layOut({ days: [] })]) {
    assert.deepEqual(
      columns.map((lines) => lines.split('\n').length),
      Array(6).fill(31),
    );
  }
});

test('the undertime column holds hours and minutes of the day, and the total adds them up', () => {
  const days = [{ ...plainDay(1), undertimeMinutes: 242 }, { ...plainDay(2), undertimeMinutes: 22 }, plainDay(3)];
  const { columns, total } = layOut({ days });
  assert.deepEqual(
    columns.slice(4).map((lines) => lines.split('\n').slice(0, 3)),
    [
      ['4', '0', ''],
      ['2', '22', ''],
    ],
  );
  assert.deepEqual(total, ['4', '24']);
});

test('an empty month has no total', () => {
  assert.deepEqual(layOut({ days: [] }).total, ['', '']);
});

test('a half-day leave stands over its own two cells, official business over its one', () => {
  const afternoon = { arrival: { word: 'OB' }, departure: { minutes: 1020 } };
  const { words } = layOut({ days: [{ ...plainDay(9), entry: { morning: { word: 'VACATION LEAVE' }, afternoon } }] });
  assert.deepEqual(
    words.map(({ row, column, span, line }) => [row, column, span, line.text]),
    [
      [8, 0, 2, 'VACATION LEAVE'],
      [8, 2, 1, 'OB'],
    ],
  );
});

test('a missing punch stays blank and its day is marked, with the sign explained below', () => {
  const entry = { morning: { arrival: { minutes: 480 }, departure: null }, afternoon: { arrival: null, departure: { minutes: 1020 } } };
  const { columns, marks, legend } = layOut({ days: [{ ...plainDay(1), entry, incomplete: true }] });
  assert.deepEqual(firstLines(columns), ['8:00', '', '', '5:00', '', '']);
  assert.deepEqual(marks, [{ row: 0, column: -1, sign: '†' }]);
  assert.equal(legend.text, '† incomplete, a punch is missing');
});

test('a night shift that ends the next morning says so, beside the sign of an approved appeal', () => {
  const afternoon: DtrHalf = { arrival: { minutes: 21 * 60 + 55 }, departure: { minutes: 30 * 60 + 5, mark: 'appeal' } };
  const entry = { morning: { arrival: null, departure: null }, afternoon };
  const { columns, marks } = layOut({ days: [{ ...plainDay(1), entry }] });
  assert.deepEqual(firstLines(columns), ['', '', '9:55', '6:05', '', '']);
  assert.deepEqual(marks, [{ row: 0, column: 3, sign: '+1*' }]);
});

test('a whole month is named by its month, a part by its days', () => {
  assert.equal(layOut({}).period.text, 'October 2026');
  assert.equal(layOut({ to: day('2026-10-15') }).period.text, 'October 1–15, 2026');
  assert.equal(layOut({ from: day('2026-10-05'), to: day('2026-10-05') }).period.text, 'October 5, 2026');
  assert.throws(() => layOut({ to: day('2026-11-15') }), /within one month/);
});

test('an accented letter is as wide as its plain one, and an unknown letter counts as the widest', () => {
  assert.equal(widthInEm('PEÑA'), widthInEm('PENA'));
  assert.ok(widthInEm('名') >= widthInEm('W'));
});

function sheet(differences: Partial<DtrSheet> = {}): DtrSheet {
  return {
    name: 'Maria Clara D. Ibarra',
    employeeNumber: '2014-00172',
    university: 'Talaan State University',
    office: 'Office of the Registrar',
    from: day('2026-10-01'),
    to: day('2026-10-31'),
    regularDays: '8:00–12:00, 1:00–5:00',
    saturdays: 'As required',
    days: [plainDay(1)],
    state: '',
    timesLate: 0,
    timesUndertime: 0,
    inCharge: { name: 'Josefina R. Macaraeg', title: 'University Registrar' },
    ...differences,
  };
}

function plainDay(dayOfMonth: number): DtrDay {
  return { day: dayOfMonth, entry: { morning: present, afternoon: present }, undertimeMinutes: 0, incomplete: false };
}

function layOut(differences: Partial<DtrSheet>) {
  return layOutDtrSheet(sheet(differences), 'Nov 3, 2026, 8:15 AM');
}

function day(iso: string) {
  return Temporal.PlainDate.from(iso);
}

function firstLines(columns: string[]) {
  return columns.map((lines) => lines.split('\n')[0]);
}

function pageSizes(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`,
  );
}

/** The form has no letterhead and no codes, so that it is printed without a server. */
function print(sheets: DtrSheet[], paper: 'a4' | 'letter'): Promise<Uint8Array> {
  return dtrForm.print(
    {} as Printing,
    sheets.map((one) => ({ sheet: { ...one, paper, printedAt }, code: null })),
  );
}
