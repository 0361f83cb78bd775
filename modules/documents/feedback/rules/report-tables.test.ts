import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportTables, type ReportClient, type ReportFacts } from './report-tables.ts';

const SERVICES = [
  { id: 1, name: 'Transcript of records', is_external: true },
  { id: 2, name: 'Certificate of employment', is_external: false },
  { id: 3, name: 'Diploma', is_external: true },
];
const RESPONSES: ReportFacts['responses'] = [
  { service_id: 1, client_type: 'citizen', answers: 1, transactions: 6 },
  { service_id: 1, client_type: 'business', answers: 0, transactions: 1 },
  { service_id: 1, client_type: null, answers: 1, transactions: 3 },
];
const REGIONS = new Map([['0500000000', 'Bicol Region']]);
const client = (more: Partial<ReportClient>): ReportClient => ({
  client_type: 'citizen',
  sex: 'female',
  age: '34',
  region: '0500000000',
  ...more,
});

const tableOf = (title: string, more: Partial<ReportFacts> = {}) =>
  reportTables({ services: SERVICES, responses: RESPONSES, clients: [], scored: [], regions: REGIONS, ...more }).find(
    (one) => one.title === title,
  );

test('the response rate counts answers against transactions, with the least sample beside it', () => {
  const { rows, note } = tableOf('Response rate by service, external services')!;
  assert.deepEqual(rows, [
    ['Transcript of records', '2', '10', '20.0 %'],
    ['Total', '2', '10', '20.0 %'],
  ]);
  assert.match(note, /10 transactions is 10 /);
});

test('the response rate by client type counts those apart of whom it is not known', () => {
  assert.deepEqual(tableOf('Response rate by client type, external services')!.rows, [
    ['Citizen', '1', '6', '16.7 %'],
    ['Business', '0', '1', '0.0 %'],
    ['Not recorded', '1', '3', '33.3 %'],
  ]);
  assert.equal(tableOf('Response rate by client type, internal services'), undefined);
});

test('a service without clients stands in a table of its own, and one of the other kind apart', () => {
  assert.deepEqual(tableOf('Services without clients in the year')!.rows, [
    ['Certificate of employment', 'Internal'],
    ['Diploma', 'External'],
  ]);
  assert.equal(tableOf('Response rate by service, internal services')!.rows.length, 0);
});

test('who did not say who they are is counted apart', () => {
  assert.deepEqual(tableOf('Clients by sex', { clients: [client({}), client({ sex: null })] })!.rows, [
    ['Female', '1', '50.0 %'],
    ['Did not say', '1', '50.0 %'],
  ]);
});

test('a service of which no five answers can be told together has its responses and no score', () => {
  const table = tableOf('Overall score by service, external services')!;
  assert.deepEqual(table.rows, [['Transcript of records', '2', '—', '—', '—']]);
  assert.match(table.note, /not yet 5 responses/);
});

test('each dimension says how often each answer was given, with blanks and N/A apart', () => {
  const { rows } = tableOf('Service quality, external services', {
    scored: [{ service_id: 1, is_external: true, cc1: 1, cc2: 1, cc3: 1, ratings: [5, 4, 1, 'NA', null, 5, 5, 5, 5] }],
  })!;
  assert.deepEqual(rows.slice(0, 5), [
    ['SQD0 Overall satisfaction', '1', '0', '0', '0', '0', '0', '0', '100.0 %'],
    ['SQD1 Responsiveness', '0', '1', '0', '0', '0', '0', '0', '100.0 %'],
    ['SQD2 Reliability', '0', '0', '0', '0', '1', '0', '0', '0.0 %'],
    ['SQD3 Access and facilities', '0', '0', '0', '0', '0', '1', '0', '—'],
    ['SQD4 Communication', '0', '0', '0', '0', '0', '0', '1', '—'],
  ]);
});
