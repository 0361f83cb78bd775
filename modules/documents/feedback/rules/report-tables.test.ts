import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rating } from './client-satisfaction.ts';
import { reportTables, type ReportAnswer } from './report-tables.ts';

const SERVICES = [
  { id: 1, name: 'Transcript of records', is_external: true, transactions: 10 },
  { id: 2, name: 'Certificate of employment', is_external: false, transactions: 0 },
  { id: 3, name: 'Diploma', is_external: true, transactions: 0 },
];
const answer = (more: Partial<ReportAnswer>): ReportAnswer => ({
  service_id: 1,
  client_type: 'citizen',
  sex: 'female',
  age: '34',
  region: '0500000000',
  cc1: 1,
  cc2: 1,
  cc3: 1,
  ratings: Array<Rating>(9).fill(5),
  ...more,
});
const REGIONS = new Map([['0500000000', 'Bicol Region']]);

const tableOf = (title: string, answers: ReportAnswer[]) => reportTables(answers, SERVICES, REGIONS).find((one) => one.title === title)!;

test('the response rate counts answers against transactions, with the least sample beside it', () => {
  const { rows, note } = tableOf('Response rate, external services', [answer({}), answer({})]);
  assert.deepEqual(rows, [
    ['Transcript of records', '2', '10', '20.0 %'],
    ['Total', '2', '10', '20.0 %'],
  ]);
  assert.match(note, /10 transactions is 10 /);
});

test('a service without clients stands in a table of its own, and one of the other kind apart', () => {
  assert.deepEqual(tableOf('Services without clients in the year', [answer({})]).rows, [
    ['Certificate of employment', 'Internal'],
    ['Diploma', 'External'],
  ]);
  assert.equal(tableOf('Response rate, internal services', [answer({})]).rows.length, 0);
});

test('who did not say who they are is counted apart', () => {
  assert.deepEqual(tableOf('Clients by sex', [answer({}), answer({ sex: null })]).rows, [
    ['Female', '1', '50.0 %'],
    ['Did not say', '1', '50.0 %'],
  ]);
});

test('each dimension says how often each answer was given, with blanks and N/A apart', () => {
  const { rows } = tableOf('Service quality, external services', [answer({ ratings: [5, 4, 1, 'NA', null, 5, 5, 5, 5] })]);
  assert.deepEqual(rows.slice(0, 5), [
    ['SQD0 Overall satisfaction', '1', '0', '0', '0', '0', '0', '0', '100.0 %'],
    ['SQD1 Responsiveness', '0', '1', '0', '0', '0', '0', '0', '100.0 %'],
    ['SQD2 Reliability', '0', '0', '0', '0', '1', '0', '0', '0.0 %'],
    ['SQD3 Access and facilities', '0', '0', '0', '0', '0', '1', '0', '—'],
    ['SQD4 Communication', '0', '0', '0', '0', '0', '0', '1', '—'],
  ]);
});
