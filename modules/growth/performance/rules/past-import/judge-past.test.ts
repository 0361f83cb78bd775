import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SectionRow } from '@talaan/personnel/rules/section-import/section-rows.ts';
import { judgePast, type PastGround } from './judge-past.ts';
import type { PastValues } from './past-fields.ts';

const GROUND: PastGround = {
  today: '2026-11-20',
  onRecord: [{ id: 7, personnelId: 45, from: '2024-01-01', to: '2024-06-30', final: 4280, level: 4, paper: 'Summary list' }],
  forms: [{ personnelId: 45, from: '2026-01-01', to: '2026-06-30' }],
};

function row(values: Partial<PastValues>, line = 2): SectionRow<PastValues> {
  return {
    line,
    key: '2012-0001',
    person: { id: 45, fullname: 'Dela Cruz, Liza', surname: 'Dela Cruz', first_name: 'Liza', birth_date: null },
    messages: [],
    values: { from: '2025-01-01', to: '2025-06-30', final: 4500, level: 5, paper: 'Summary list', ...values },
  };
}

const said = (rows: SectionRow<PastValues>[]) =>
  judgePast(rows, GROUND).map(({ row: { messages }, plan, isNew }) => ({
    plan: plan?.id,
    isNew,
    said: messages.map(({ message }) => message),
  }));

test('an earlier rating is new, one of the same days is corrected, and one that says the same changes nothing', () => {
  assert.deepEqual(said([row({})]), [{ plan: null, isNew: true, said: [] }]);
  const same = { from: '2024-01-01', to: '2024-06-30' };
  assert.deepEqual(said([row({ ...same, final: 4300, level: 4 })]), [{ plan: 7, isNew: false, said: [] }]);
  assert.deepEqual(said([row({ ...same, final: 4280, level: 4 })]), [{ plan: undefined, isNew: false, said: [] }]);
});

test('an earlier rating shares no day with another, with a form of Talaan, or with the days to come', () => {
  assert.match(said([row({ from: '2024-06-01', to: '2024-12-31' })])[0]!.said[0]!, /There is a rating from 1 Jan 2024/);
  assert.match(said([row({ from: '2026-01-01', to: '2026-06-30' })])[0]!.said[0]!, /There is a form/);
  assert.match(said([row({ from: '2026-07-01', to: '2026-12-31' })])[0]!.said[0]!, /not over yet/);
  assert.match(said([row({}), row({}, 3)])[1]!.said[0]!, /There is a rating/);
});
