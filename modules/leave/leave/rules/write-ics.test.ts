import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { writeIcs } from './write-ics.ts';

const NOW = Temporal.Instant.from('2026-11-20T01:00:00Z');

test('leave of two days is an entry that ends with the day after the second, as the format wants it', () => {
  const ics = writeIcs('My leave', NOW, [
    { uid: '7-2026-02-05@talaan', from: '2026-02-05', to: '2026-02-06', summary: 'Vacation Leave, half; "abroad"', isDecided: true },
  ]);
  assert.deepEqual(ics.split('\r\n').slice(7), [
    'BEGIN:VEVENT',
    'UID:7-2026-02-05@talaan',
    'DTSTAMP:20261120T010000Z',
    'DTSTART;VALUE=DATE:20260205',
    'DTEND;VALUE=DATE:20260207',
    String.raw`SUMMARY:Vacation Leave\, half\; "abroad"`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('what is not decided is tentative', () =>
  assert.match(
    writeIcs('x', NOW, [{ uid: '1', from: '2026-12-31', to: '2026-12-31', summary: 'x', isDecided: false }]),
    /DTEND;VALUE=DATE:20270101[^]*STATUS:TENTATIVE/,
  ));

test('whatever a name says, no line is longer than 75 bytes, and unfolded it says the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const ics = writeIcs(name, NOW, []);
      for (const line of ics.split('\r\n')) assert(Buffer.byteLength(line) <= 75);
      const told = /X-WR-CALNAME:([^\r]*)/.exec(ics.replaceAll('\r\n ', ''))![1]!;
      const read = told.replaceAll(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
      assert.equal(read, name.replaceAll(/\r\n|\r/g, '\n'));
    }),
  );
});
