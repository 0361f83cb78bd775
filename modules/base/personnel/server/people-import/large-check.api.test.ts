import assert from 'node:assert/strict';
import { test } from 'node:test';
import { peopleImports as calls } from '../../contract/people-import.ts';
import { HEADINGS, openPeopleImport } from './people-import-fixture.ts';

const { app, hr, upload, check, importAll } = await openPeopleImport();
/** Names have no digits. */
const inLetters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const file = (count: number) =>
  [
    HEADINGS,
    ...Array.from(
      { length: count },
      (_, at) => `L-${at + 1},Large${inLetters(at + 1)},Ana,F,1990-01-01,,CAS,1,Instructor I,Permanent,2020-01-01`,
    ),
  ].join('\n');

test('a file of more than 2,000 rows is checked by a job with progress, and is neither imported nor removed meanwhile', async () => {
  const uploaded = await upload(file(2001));
  const checking = await check(uploaded);
  assert.equal(checking.state, 'checking');
  const params = { id: uploaded.id };
  const read = async () => (await hr.call(calls.read, { params })).body.import;
  const run = await app.finishJob(hr, checking.job_id!);
  assert.equal(run.state, 'done', run.failure ?? '');
  const checked = await read();
  assert.deepEqual([checked.state, checked.counts.new, checked.counts.rows], ['checked', 2001, 2001]);
  const be = (state: string) => app.server.pool.query('update imports.upload set state = $2 where id = $1', [uploaded.id, state]);
  await be('checking');
  const meanwhile = [
    await hr.call(calls.confirm, { params, body: {} }),
    await hr.call(calls.drop, { params }),
    await hr.call(calls.check, { params, body: { columns: uploaded.columns, choices: { offices: [], positions: [] } } }),
  ];
  assert.deepEqual([...new Set(meanwhile.map(({ status }) => status))], [409]);
  await be('checked');
  const rows = await hr.call(calls.rows, { params, query: { term: `large${inLetters(2001)}`, action: 'new', sort: '-key' } });
  assert.deepEqual([rows.body.total, rows.body.rows[0]!.id], [1, 2002]);
  assert.equal((await importAll(checked)).state, 'done');
  assert.equal((await read()).state, 'imported');
});

test('2,000 rows are checked at once', async () => {
  const checked = await check(await upload(file(2000)));
  assert.equal(checked.state, 'checked');
});
