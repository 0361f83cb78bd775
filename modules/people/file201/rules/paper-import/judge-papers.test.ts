import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRows } from '@talaan/imports/rules/read-rows.ts';
import { filedKey, judgePapers, paperFields, type PaperGround } from './judge-papers.ts';

const ground: PaperGround = {
  today: '2026-11-20',
  folder: 'papers-to-import',
  files: new Map([
    ['2019-0417_appointment.pdf', { name: '2019-0417_Appointment.PDF', isPdf: true }],
    ['scan1.pdf', { name: 'scan1.pdf', isPdf: true }],
    ['photo.pdf', { name: 'photo.pdf', isPdf: false }],
    ['old.pdf', { name: 'old.pdf', isPdf: true }],
  ]),
  people: new Map([['2019-0417', { id: 8, fullname: 'Rosa Reyes' }]]),
  kinds: [
    { id: 1, code: 'APPT', name: 'Appointment', expires: false },
    { id: 2, code: 'LIC', name: 'License', expires: true },
  ],
  filed: new Set([filedKey(8, 1, 'OLD.pdf')]),
};

/** File | number | kind | title | issued on | expires on, a line each. */
function judge(...lines: string[]) {
  const rows = lines.map((line, at) => ({ line: at + 2, cells: line.split('|') }));
  const columns = { file: 0, idno: 1, kind: 2, title: 3, issued_on: 4, expires_on: 5 };
  return judgePapers(readRows({ fields: paperFields, rows, columns }, 'file'), ground);
}

test('the name of a file tells person and kind where the row does not', () => {
  const [named, told] = judge('C:\\scans\\2019-0417_appointment.pdf', 'scan1.pdf|2019-0417|lic|Driver|2020-01-01|2030-01-01');
  assert.deepEqual(
    [named!.name, named!.plan!.file, named!.plan!.facts.kind_id, named!.plan!.facts.title],
    ['Rosa Reyes', '2019-0417_Appointment.PDF', 1, 'Appointment'],
  );
  assert.deepEqual([told!.plan!.facts.kind_id, told!.plan!.facts.expires_on], [2, '2030-01-01']);
});

test('what cannot be is refused on its cell, and what is filed already is left', () => {
  const cases: [string, string[]][] = [
    ['gone.pdf|2019-0417|APPT', ['File: There is no such file in the folder papers-to-import of the server.']],
    ['photo.pdf|2019-0417|APPT', ['File: This file is no PDF, whatever its name says.']],
    ['scan1.pdf|1|APPT', ['Employee number: No person has the employee number 1. Import the person first.']],
    ['scan1.pdf|2019-0417', ['Kind: Enter the kind: Appointment, License.']],
    ['scan1.pdf|2019-0417|Dragon', ['Kind: “Dragon” is not a kind of 201 documents: Appointment, License.']],
    ['scan1.pdf|2019-0417|LIC', ['Expires on: A paper of the kind License needs the last day on which it is valid.']],
    ['scan1.pdf|2019-0417|APPT||2027-01-01', ['Issued on: This day is in the future.']],
    ['scan1.pdf|2019-0417|APPT||2020-01-02|2020-01-01', ['Expires on: It expires before it was issued.']],
    ['old.pdf|2019-0417|APPT', ['File: Already in the 201 file.']],
  ];
  for (const [line, told] of cases) {
    const [first] = judge(line);
    assert.deepEqual([first!.row.messages.map(({ column, message }) => `${column}: ${message}`), first!.plan], [told, null]);
  }
  assert.deepEqual(
    judge('scan1.pdf|2019-0417|APPT', 'SCAN1.pdf|2019-0417|APPT').map(({ row }) => row.messages[0]!.message),
    ['The same file is in row 3 too.', 'The same file is in row 2 too.'],
  );
});
