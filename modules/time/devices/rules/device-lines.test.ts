import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { readDeviceLines } from './device-lines.ts';

const NOW = '2026-10-05 12:00:00';
const read = (text: string) => readDeviceLines(text, NOW);
const codeOf = (line: string) => read(line).problems[0]?.code;

test('a line of a USB export gives PIN, time, device, status, verification and work code', () => {
  const [punch] = read('        1\t2026-10-05 08:59:01\t1\t0\t15\t7\r\n').punches;
  assert.deepEqual(punch, {
    line: 1,
    pin: '1',
    at: '2026-10-05 08:59:01',
    deviceNo: 1,
    status: 0,
    verify: 15,
    workCode: 7,
  });
});

test('a byte order mark, Unix line ends, blank lines and a missing last line end are no trouble', () => {
  const { punches, problems, lines } = read('\ufeff  12\t2026-10-05 08:00:00\t1\t0\n\n \r\n\t\r\n13\t2026-10-05 08:01:00\t1\t1');
  assert.deepEqual(
    punches.map((punch) => [punch.line, punch.pin]),
    [
      [1, '12'],
      [5, '13'],
    ],
  );
  assert.deepEqual([problems.length, lines], [0, 5]);
});

test('dates and times that do not exist are refused', () => {
  const impossible = [
    '2026-02-30 08:00:00',
    '2025-02-29 08:00:00',
    '2026-13-01 08:00:00',
    '2026-00-10 08:00:00',
    '2026-04-31 08:00:00',
    '2026-10-05 25:00:00',
    '2026-10-05 24:00:00',
    '2026-10-05 08:60:00',
    '2026-10-05 08:00:60',
    '2026/10/05 08:00:00',
    '2026-10-05T08:00:00',
    '2026-10-05',
    'not a date',
  ];
  for (const at of impossible) assert.equal(codeOf(`1\t${at}\t1\t0\t1\t0`), 'IMPOSSIBLE_DATE', at);
  assert.equal(read('1\t2024-02-29 23:59:59\t1\t0\t1\t0').punches.length, 1);
});

test('a punch more than one day in the future is refused, one of tomorrow noon is not', () => {
  assert.equal(codeOf('1\t2026-10-06 12:00:01\t1\t0\t1\t0'), 'FUTURE_DATE');
  assert.equal(codeOf('1\t2026-10-06 12:00:00\t1\t0\t1\t0'), undefined);
});

test('a clock that fell back to its factory date is reported', () => {
  assert.equal(codeOf('7\t2000-01-01 00:03:11\t1\t0\t1\t0'), 'CLOCK_RESET');
});

test('a PIN is letters or digits, as in tables, pushes and mappings; zeros in front count', () => {
  for (const pin of ['TSU0005', 'a12', '0012', '1'.repeat(24)])
    assert.equal(read(`  ${pin}\t2026-10-05 08:00:00\t1\t0\t1\t0`).punches[0]!.pin, pin);
  for (const pin of ['', '0', '000', '-4', '1 2', '1'.repeat(25)]) {
    assert.equal(codeOf(`${pin}\t2026-10-05 08:00:00\t1\t0\t1\t0`), 'BAD_PIN', pin);
  }
});

test('a line with too few fields or with letters in them is refused', () => {
  for (const line of ['garbage', '1', '1\t2026-10-05 08:00:00', '1\t2026-10-05 08:00:00\t1\tx\t1\t0']) {
    assert.equal(codeOf(line), 'BAD_FIELDS', line);
  }
});

test('every line is a punch, a problem or blank, whatever the file holds', () => {
  const field = fc.oneof(fc.constantFrom('1', '2026-10-05 08:00:00', '\t', ' ', ''), fc.string());
  const text = fc.array(fc.array(field).map((fields) => fields.join('\t'))).map((lines) => lines.join('\r\n'));
  fc.assert(
    fc.property(text, (file) => {
      const { punches, problems, lines } = read(file);
      const numbers = [...punches, ...problems].map((entry) => entry.line);
      assert.equal(new Set(numbers).size, numbers.length);
      assert.ok(punches.length + problems.length <= lines);
      for (const punch of punches) assert.match(punch.at, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    }),
  );
});
