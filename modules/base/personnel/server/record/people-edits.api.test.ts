import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { readPersonnel } from '../../contract.ts';
import { peopleEdits } from '../../contract/edits.ts';
import { changeSection, listRecordChanges } from '../../contract/record.ts';

let app: TestApp;
let hr: Caller;
before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(() => app.close());

const ids = [people.accountingClerk.id, people.teacherOfMathematics.id];
const read = async (id: number) => (await hr.call(readPersonnel, { params: { id } })).body.personnel;
const preview = (field: keyof typeof peopleEdits.fields, value: string | number | null) =>
  hr.call(peopleEdits.preview, { body: { field, value, asked: {}, ids } });

test('one telephone number goes to several people, their histories say so, and it is undone', async () => {
  const before_ = await Promise.all(ids.map(read));
  const { rows } = (await preview('telephone', '(046) 555-0100')).body;
  assert.deepEqual(
    rows.map(({ becomes }) => becomes),
    ['changed', 'changed'],
  );
  const given = { field: 'telephone', value: '(046) 555-0100', asked: {} } as const;
  const { body } = await hr.call(peopleEdits.edit, { body: { ...given, rows } });
  assert.equal(body.message, 'Telephone number of 2 rows was changed.');
  const { changes } = (await hr.call(listRecordChanges, { params: { id: ids[0]! } })).body;
  assert.deepEqual(changes[0]!.fields, [{ label: 'Telephone number', before: before_[0]!.telephone, after: '(046) 555-0100' }]);
  await hr.call(changeSection, { params: { id: ids[1]!, suffix: 'contact' }, body: { telephone: '(046) 555-0199' } });
  const undone = (await hr.call(peopleEdits.undo, { params: { id: body.edit! } })).body;
  assert.deepEqual(
    undone.refused.map(({ name }) => name),
    [people.teacherOfMathematics.fullname],
  );
  assert.deepEqual(
    (await Promise.all(ids.map(read))).map(({ telephone }) => telephone),
    [before_[0]!.telephone, '(046) 555-0199'],
  );
});

test('nobody is hired before they are born: those are named, and the others would change', async () => {
  const { rows } = (await preview('date_hired', '1980-06-01')).body;
  assert.deepEqual(
    rows.map(({ becomes, why }) => [becomes, why]),
    [
      ['changed', ''],
      ['refused', 'The day of hiring must lie after the day of birth.'],
    ],
  );
  const single = await hr.call(changeSection, { params: { id: ids[1]!, suffix: 'service' }, body: { date_hired: '1980-06-01' } });
  assert.deepEqual(single.body, {
    message: 'The day of hiring must lie after the day of birth.',
    errors: { date_hired: ['The day of hiring must lie after the day of birth.'] },
  });
});

test('a civil status is previewed by its name, and one that is not of the list is refused', async () => {
  const { rows } = await app.server.pool.query<{ id: number; name: string }>(
    'select id, name from reference.civil_status order by id limit 1',
  );
  const { body } = await preview('civil_status_id', rows[0]!.id);
  assert.ok(body.rows.every(({ after: becomes, becomes: how }) => (how === 'changed' ? becomes === rows[0]!.name : true)));
  assert.equal((await preview('civil_status_id', 99_999)).status, 422);
});
