import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { actOnNotices, listNotices } from '@talaan/notices/contract/notices.ts';
import { generateNosi, listDueSteps } from '@talaan/notices/contract/nosi.ts';
import { readPayslip } from '@talaan/payroll/contract/payslips.ts';
import { listRuns } from '@talaan/payroll/contract/runs.ts';
import { bringTo, openComputed } from '@talaan/payroll/server/fixtures/payroll-kit.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

test('a step increment that is released after the payroll of its month: the next run pays the difference as a line of its own, by month', async () => {
  const officer = await app.as('payroll');
  const { body: runs } = await officer.call(listRuns, { query: { state: ['COMPUTED'], kind: ['REGULAR'] } });
  await bringTo(app, runs.runs[0]!.id);
  const hr = await app.as('hr');
  const { body: due } = await hr.call(listDueSteps, { query: { month: '2026-11' } });
  const [step] = due.steps;
  assert.ok(step && step.due_on < '2026-12-01' && step.after !== null);
  const { body: started } = await hr.call(generateNosi, { body: { month: '2026-11', personnel_ids: [step.id] } });
  assert.equal((await app.finishJob(hr, started.job.id)).state, 'done');
  const { body: notices } = await hr.call(listNotices, { query: { kind: 'NOSI', month: step.due_on.slice(0, 7), term: step.idno } });
  for (const action of ['submit', 'sign', 'release'] as const) {
    const { status, body } = await hr.call(actOnNotices, { body: { action, ids: notices.notices.map(({ id }) => id) } });
    assert.equal(status, 200, JSON.stringify(body));
  }
  const run = await openComputed(app, 'ADJUSTMENT', '2026-12');
  const { body } = await officer.call(readPayslip, { params: { id: run, person: step.id } });
  assert.deepEqual(
    body.payslip.lines.filter(({ code }) => code === 'BASIC').map(({ for_month: month, amount }) => [month, amount > 0]),
    [['2026-11', true]],
  );

  const page = await app.pageAs('payroll');
  await page.goto(`/payroll/runs/${run}/payslips/${step.id}`);
  await page.getByRole('button', { name: new RegExp(`^Basic salary, ${monthName('2026-11')}`) }).click();
  await page
    .getByText(/ is right, .* was in earlier payrolls: /)
    .first()
    .waitFor();
  await expectNoViolations(page);
});
