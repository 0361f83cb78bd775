import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { outsideImports as calls } from '../../contract/outside-imports.ts';
import { readServiceRecord } from '../../contract/service-record.ts';

let app: TestApp;
let hr: Caller;
/** Someone whom the university has had in its service since 2005 or later, with no service elsewhere on record. */
const person = people.directorOfDumaguit;

before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
});
after(() => app.close());

async function upload(lines: string[], name = 'elsewhere.csv') {
  const answer = await hr.call(calls.upload, { file: { name, content: lines.join('\n') } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { id, columns } = answer.body.import;
  return (await hr.call(calls.check, { params: { id }, body: { columns } })).body.import;
}

async function confirm(id: number) {
  const started = await hr.call(calls.confirm, { params: { id }, body: { leave_out_wrong: false } });
  assert.equal(started.status, 200, JSON.stringify(started.body));
  return app.finishJob(hr, started.body.job.id);
}

const elsewhere = async () => (await hr.call(readServiceRecord, { params: { id: person.id } })).body.service_record.outside;
const HEADINGS = 'Employee No.,From,To,Agency,Position,Status,Monthly salary,Cause of separation,Authority';

test('service elsewhere is imported, is on the service record, comes again without a change, is corrected, and is undone', async () => {
  const row = (position: string) =>
    `${person.idno},2003-06-02,2004-05-31,DepEd Division of Laguna,${position},Permanent,"10,933.00",Transferred,Service record of 2004`;
  const first = await upload([HEADINGS, row('Teacher I')]);
  assert.deepEqual([first.counts.new, first.counts.wrong], [1, 0]);
  assert.equal((await confirm(first.id)).state, 'done');
  const [kept] = await elsewhere();
  assert.deepEqual(
    [kept!.from, kept!.to, kept!.agency, kept!.designation, kept!.monthly_salary, kept!.branch, kept!.separation_cause],
    ['2003-06-02', '2004-05-31', 'DepEd Division of Laguna', 'Teacher I', 1_093_300, 'NGA', 'Transferred'],
  );
  assert.equal((await upload([HEADINGS, row('Teacher I')])).counts.unchanged, 1);
  const second = await upload([HEADINGS, row('Teacher II')]);
  assert.equal(second.counts.update, 1);
  assert.equal((await confirm(second.id)).state, 'done');
  assert.equal((await elsewhere())[0]!.designation, 'Teacher II');
  for (const [id, left] of [
    [second.id, ['Teacher I']],
    [first.id, []],
  ] as const) {
    assert.equal((await hr.call(calls.undo, { params: { id } })).status, 200);
    assert.deepEqual(
      (await elsewhere()).map(({ designation }) => designation),
      left,
    );
  }
});

test('days of the university’s own service are refused by row, and only HR of the whole university imports', async () => {
  const wrong = await upload([HEADINGS, `${person.idno},2026-01-01,2026-02-01,DOH,Nurse I,Casual,,,Paper`]);
  assert.equal(wrong.counts.wrong, 1);
  const { rows } = (await hr.call(calls.rows, { params: { id: wrong.id } })).body;
  assert.match(rows[0]!.messages[0]!.message, /^On these days the university itself has an appointment on record:/);
  for (const who of ['clerk', 'head', 'employee'])
    assert.equal((await (await app.as(who)).call(calls.upload, { file: { name: 'x.csv', content: HEADINGS } })).status, 403, who);
});
