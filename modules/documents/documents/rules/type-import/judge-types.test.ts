import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRows } from '@talaan/imports/rules/read-rows.ts';
import { judgeTypes, type TypeGround } from './judge-types.ts';
import { typeFields, type TypeValues } from './type-fields.ts';

const KEYS = Object.keys(typeFields) as (keyof TypeValues)[];
const columns = Object.fromEntries(KEYS.map((key, at) => [key, at]));

const ground: TypeGround = {
  types: [
    {
      id: 1,
      code: 'DTR',
      name: 'Time records',
      complexity: 'complex',
      working_days: 5,
      requirements: ['CS Form No. 48'],
      needs_release: false,
      is_picked_up: false,
      confidentiality: 'OPEN',
      retention_years: 5,
      schedule_item: '',
      is_active: true,
      stops: [
        { label: 'Department clerk', office_id: null, is_origin: false, limit_minutes: 480 },
        { label: 'Human resources', office_id: 11, is_origin: false, limit_minutes: 480 },
      ],
    },
  ],
  offices: [
    { id: 10, acronym: 'HRMO', campus: 'C1' },
    { id: 11, acronym: 'HRMO', campus: 'C2' },
    { id: 12, acronym: 'OUP', campus: 'C1' },
  ],
};

function judge(...given: Partial<Record<keyof TypeValues, string>>[]) {
  const rows = given.map((cells, at) => ({ line: at + 2, cells: KEYS.map((key) => cells[key] ?? '') }));
  return judgeTypes(readRows<TypeValues>({ fields: typeFields, rows, columns }, 'code'), ground);
}

test('an empty cell leaves what is on record', () => {
  const [same] = judge({ code: 'dtr' });
  assert.equal(same!.plan, null);
  const [renamed] = judge({ code: 'DTR', name: 'Daily time records' });
  assert.deepEqual(renamed!.plan, { id: 1, facts: { ...factsOf(), name: 'Daily time records' } });
});

test('another complexity brings its days, unless the row says them', () => {
  assert.equal(judge({ code: 'DTR', complexity: 'Simple' })[0]!.plan!.facts.working_days, 3);
  assert.equal(judge({ code: 'DTR', complexity: 'Simple', working_days: '2' })[0]!.plan!.facts.working_days, 2);
  assert.deepEqual(
    judge({ code: 'DTR', working_days: '8' })[0]!.row.messages.map(({ column }) => column),
    ['Working days'],
  );
});

test('acronyms become offices; one that several campuses have is named with its campus, unless it is the one on record', () => {
  const [kept] = judge({ code: 'DTR', stops: 'Department clerk › HRMO (4 h)' });
  assert.deepEqual(kept!.plan!.facts.stops[1], { label: 'Human resources', office_id: 11, is_origin: false, limit_minutes: 240 });
  assert.match(judge({ code: 'NEW', name: 'New', stops: 'HRMO' })[0]!.row.messages[0]!.message, /Write one of these: C1-HRMO, C2-HRMO/);
  assert.equal(judge({ code: 'NEW', name: 'New', stops: 'c2-hrmo' })[0]!.plan!.facts.stops[0]!.office_id, 11);
  const [words] = judge({ code: 'NEW', name: 'New', stops: 'oup › President' });
  assert.deepEqual(
    words!.plan!.facts.stops.map(({ office_id }) => office_id),
    [12, null],
  );
  assert.deepEqual(
    words!.row.messages.map(({ level }) => level),
    ['note'],
  );
});

test('two types may exchange their names in one file, but not share one', () => {
  const [taken] = judge({ code: 'NEW', name: 'TIME RECORDS' });
  assert.match(taken!.row.messages[0]!.message, /The type DTR has this name already/);
  const [renamed, named] = judge({ code: 'DTR', name: 'Daily time records' }, { code: 'NEW', name: 'Time records' });
  assert.deepEqual([renamed!.row.messages, named!.row.messages], [[], []]);
});

function factsOf() {
  const { id: _id, ...facts } = ground.types[0]!;
  return facts;
}
