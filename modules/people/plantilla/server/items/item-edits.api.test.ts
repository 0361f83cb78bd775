import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { itemEdits } from '../../contract/edits.ts';
import { listItems, readItem } from '../../contract/items.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(() => app.close());

const read = async (id: number) => (await hr.call(readItem, { params: { id } })).body.item;

test('the area of several items is corrected by authority, which their histories name, and put back', async () => {
  const items = (await hr.call(listItems, { query: { per_page: 5 } })).body.items.slice(0, 3);
  const ids = items.map(({ id }) => id);
  const before_ = await Promise.all(ids.map(read));
  const given = { field: 'area_code', value: 'R-06', asked: { change_authority: 'DBM letter of 3 November 2026' } } as const;
  const { rows } = (await hr.call(itemEdits.preview, { body: { ...given, ids } })).body;
  assert.deepEqual(
    rows.map(({ name, becomes }) => [name, becomes]),
    items.map(({ item_number: number, position }) => [`${number} ${position}`, 'changed']),
  );
  const { body } = await hr.call(itemEdits.edit, { body: { ...given, rows } });
  assert.deepEqual([body.message, body.refused], ['Area code of 3 rows was changed.', []]);
  for (const id of ids) {
    const item = await read(id);
    assert.deepEqual([item.area_code, item.changes[0]!.authority], ['R-06', 'DBM letter of 3 November 2026']);
  }
  assert.equal((await hr.call(itemEdits.undo, { params: { id: body.edit! } })).status, 200);
  assert.deepEqual(
    (await Promise.all(ids.map(read))).map(({ area_code: code, level_id: level }) => [code, level]),
    before_.map(({ area_code: code, level_id: level }) => [code, level]),
  );
});

test('nothing is edited without an authority, to a level that is not of the list, or by who only reads vacancies', async () => {
  const ids = [(await hr.call(listItems, { query: { per_page: 5 } })).body.items[0]!.id];
  const unnamed = { field: 'area_code', value: 'X', asked: { change_authority: ' ' }, ids } as const;
  const none = await hr.call(itemEdits.preview, { body: unnamed });
  assert.deepEqual([none.status, Object.keys((none.body as unknown as { errors: object }).errors)], [422, ['asked.change_authority']]);
  const unknown = await hr.call(itemEdits.preview, {
    body: { field: 'level_id', value: 99_999, asked: { change_authority: 'DBM' }, ids },
  });
  assert.deepEqual(
    [unknown.status, unknown.body],
    [422, { message: 'Choose from the list.', errors: { value: ['Choose from the list.'] } }],
  );
  const employee = await app.as('employee');
  assert.equal((await employee.call(itemEdits.preview, { body: { ...unnamed, asked: { change_authority: 'DBM' } } })).status, 403);
});
