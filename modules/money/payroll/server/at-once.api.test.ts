import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { listPayslips, openRun, readRun } from '../contract/runs.ts';
import { computeRunJob } from './compute/compute-run.ts';
import { compute } from './fixtures/payroll-kit.ts';

let app: TestApp;
let officer: Caller;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  officer = await app.as('payroll');
});
after(() => app.close());

test('of two who open the payroll of a month at the same moment one does, and the other is told', async () => {
  const body = { kind: 'REGULAR', month: '2026-12', campus_id: null, fund_code: null, title: '' } as const;
  const both = await Promise.all([officer.call(openRun, { body }), officer.call(openRun, { body })]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 422],
  );
  const refused = both.find(({ status }) => status === 422)!.body as unknown as { errors: Record<string, string[]> };
  assert.match(refused.errors.month![0]!, /has its regular payroll already/);
});

test('a salary that changes while a run is computed is not in it, which the run says; computed again it is', async () => {
  const { rows } = await app.owner.query<{ id: number; made_by: number }>("select id, made_by from payroll.run where month = '2026-12'");
  const [run] = rows;
  await compute(app, run!.id);
  const grossOf = async (person: number) => {
    const { body } = await officer.call(listPayslips, { params: { id: run!.id }, query: { per_page: 200 } });
    return body.payslips.find((row) => row.personnel_id === person)!.gross;
  };
  const { body } = await officer.call(listPayslips, { params: { id: run!.id }, query: { sort: 'gross' } });
  const { personnel_id: person, gross } = body.payslips.find((row) => row.monthly !== null)!;
  const changedOf = async () => (await officer.call(readRun, { params: { id: run!.id } })).body.run.changed;
  assert.equal(await changedOf(), 0);
  const raise = async (done: number, total: number) => {
    if (done < total) return;
    await app.owner.query("select set_config('talaan.reason', 'As the test needs it', false)");
    await app.owner.query("update personnel.salary set amount = amount + 100000 where personnel_id = $1 and during @> date '2026-12-15'", [
      person,
    ]);
  };
  await computeRunJob.run({ server: app.server, accountId: run!.made_by, runId: '', progress: raise }, { run: run!.id });
  assert.deepEqual([await grossOf(person), await changedOf()], [gross, 1]);
  await compute(app, run!.id);
  assert.equal(await changedOf(), 0);
  assert.ok((await grossOf(person)) >= gross + 1000_00, 'with what earlier months lack since');
});
