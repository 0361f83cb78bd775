import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BY_PERSON, judgeDistribution, type CatalogTable } from './distribution/judge-distribution.ts';

const required = (...names: string[]) => names.map((name) => ({ name, required: true }));
const table = (name: string, parts: Partial<CatalogTable>): CatalogTable => ({
  name,
  columns: required('id'),
  keys: [{ name: `${name}_pk`, columns: ['id'] }],
  foreignKeys: [],
  triggers: [],
  ...parts,
});
const refers = (name: string, column: string, to: string) => ({ name, columns: [column], to, toColumns: ['id'] });

const TABLES: CatalogTable[] = [
  table('personnel.person', { foreignKeys: [refers('of_a_status', 'status_id', 'reference.status')] }),
  table('personnel.appointment', {
    columns: required('id', 'personnel_id', 'office_id'),
    keys: [{ name: 'one_at_a_time', columns: ['personnel_id'] }],
    foreignKeys: [refers('of_a_person', 'personnel_id', 'personnel.person'), refers('in_an_office', 'office_id', 'organization.office')],
    triggers: ['follows_the_record'],
  }),
  table('personnel.appointment_paper', {
    columns: required('id', 'appointment_id'),
    foreignKeys: [refers('of_an_appointment', 'appointment_id', 'personnel.appointment')],
  }),
  table('organization.office', {
    columns: [...required('id', 'campus_id'), { name: 'head_id', required: false }],
    foreignKeys: [refers('on_a_campus', 'campus_id', 'organization.campus'), refers('headed', 'head_id', 'personnel.person')],
  }),
  table('organization.campus', {}),
  table('reference.status', {}),
  table('kernel.job', { triggers: ['wakes_workers'] }),
];

const judged = new Map(judgeDistribution(TABLES, BY_PERSON).map((one) => [one.table, one]));
const spreadOf = (name: string) => {
  const { spread } = judged.get(name)!;
  return spread.kind === 'distributed' ? `by ${spread.by}` : spread.kind;
};

test('rows of a person are spread by the person, what they refer to is on every node, the rest on the coordinator', () => {
  assert.deepEqual(
    [...judged.keys()].map((name) => `${name}: ${spreadOf(name)}`),
    [
      'kernel.job: local',
      'organization.campus: reference',
      'organization.office: reference',
      'personnel.appointment: by personnel_id',
      'personnel.appointment_paper: by personnel_id',
      'personnel.person: by id',
      'reference.status: reference',
    ],
  );
});

test('keys without the column, foreign keys that leave the node and triggers are named; what Citus takes is not', () => {
  const obstaclesOf = (name: string) => judged.get(name)!.obstacles;
  assert.deepEqual(obstaclesOf('personnel.person'), []);
  assert.deepEqual(obstaclesOf('personnel.appointment'), ['trigger follows_the_record']);
  assert.deepEqual(obstaclesOf('personnel.appointment_paper'), [
    'lacks personnel_id',
    'key personnel.appointment_paper_pk lacks personnel_id',
    'foreign key of_an_appointment to personnel.appointment',
  ]);
  assert.deepEqual(obstaclesOf('organization.office'), ['foreign key headed to personnel.person']);
  assert.deepEqual(obstaclesOf('kernel.job'), []);
});
