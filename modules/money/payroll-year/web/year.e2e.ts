import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { computeRun, listPayslips, openRun } from '@talaan/payroll/contract/runs.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { openBonus, previewBonus, type Bonus } from '../contract/bonuses.ts';
import { saveFormer } from '../contract/tax-certificates.ts';
import { payAtFifteen, plainPeople, takeBonusesBack } from '../server/year-kit.ts';

const app = await openBrowserApp();
const officer = await app.as('payroll');
/** Both were paid all months of 2026 at SG 15-1; the second came from a former employer who withheld much. */
let [collected, refunded] = [0, 0];
before(async () => {
  await app.owner.query("select set_config('talaan.reason', 'As the story needs it', false), set_config('talaan.opened', '*', false)");
  await takeBonusesBack(app);
  [collected, refunded] = (await plainPeople(app)) as [number, number];
  await payAtFifteen(app, collected);
  await payAtFifteen(app, refunded);
  await serveFromFebruary();
});

/** Somebody else entered too late to have four months of service by 15 May. */
async function serveFromFebruary(): Promise<void> {
  const { rowCount } = await app.owner.query(
    `update personnel.appointment set during = daterange('2026-02-16', upper(during)) where personnel_id = (
       select personnel_id from personnel.appointment where personnel_id <> all($1) group by 1
       having count(*) = 1 and bool_and(status_code = 'PERM' and during @> daterange('2025-12-01', '2026-12-31')) order by 1 limit 1)`,
    [[collected, refunded]],
  );
  assert.equal(rowCount, 1);
}

async function compute(id: number): Promise<void> {
  const { body } = await officer.call(computeRun, { params: { id } });
  assert.equal((await app.finishJob(officer, body.job.id)).state, 'done');
}

async function pay(bonus: Bonus, month: string): Promise<void> {
  const { body } = await officer.call(openBonus, { body: { bonus, month, campus_id: null, fund_code: null } });
  await compute(body.id);
}

test('the mid-year bonus of May: who gets it, who not and why, and a payslip that says how it came about', async () => {
  const query = { bonus: 'MIDYEAR', month: '2026-05' } as const;
  const { body: preview } = await officer.call(previewBonus, { query });
  const without = preview.people.find(({ why_not: why }) => why !== null)!;
  const page = await app.pageAs('payroll');
  await page.goto('/payroll/bonuses');
  // It opens on the bonus that is due next.
  await page.getByRole('combobox', { name: 'Bonus' }).click();
  await page.getByRole('option', { name: 'Mid-year bonus' }).click();
  await page.getByRole('button', { name: /^Month, / }).click();
  await page.getByRole('button', { name: /^May/ }).click();
  await page.getByText(`${preview.granted} people`, { exact: true }).waitFor();
  await page
    .getByRole('row', { name: new RegExp(without.fullname) })
    .getByText(without.why_not!)
    .waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Open the run' }).click();
  await page.waitForURL(/\/payroll\/runs\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  await compute(id);
  const { body } = await officer.call(listPayslips, { params: { id }, query: {} });
  assert.equal(body.total, preview.granted);
  assert.ok(!body.payslips.some((row) => row.personnel_id === without.personnel_id));
  await page.goto(`/payroll/runs/${id}/payslips/${collected}`);
  await page.getByRole('button', { name: /^Mid-year bonus/ }).click();
  await page.getByText('42,178.00').nth(1).waitFor();
  await expectNoViolations(page);
});

test('December settles the tax of the year: who paid too little pays the rest, who paid too much gets it back', async () => {
  for (const [bonus, month] of [
    ['MIDYEAR', '2026-05'],
    ['YEAREND', '2026-11'],
  ] as const)
    await pay(bonus, month);
  await pay('PEI', '2026-12');
  const former = {
    tin: '123456789',
    name: 'Provincial Government',
    address: '',
    taxable: 1_000_000,
    benefits: 0,
    contributions: 0,
    other_exempt: 0,
    withheld: 600_000,
  };
  assert.equal((await officer.call(saveFormer, { params: { year: 2026, person: refunded }, body: former })).status, 200);
  const { body: opened } = await officer.call(openRun, {
    body: { kind: 'REGULAR', month: '2026-12', campus_id: null, fund_code: null, title: '' },
  });
  await compute(opened.id);
  const page = await app.pageAs('payroll');
  await page.goto(`/payroll/runs/${opened.id}/payslips/${collected}`);
  await page.getByRole('button', { name: /^Tax adjustment of the year\s*870\.35/ }).click();
  await page.getByText(/^Bonuses and other benefits of the year: 94,356\.00, of which 90,000\.00 is exempt/).waitFor();
  await page.getByText(/^32,477\.27 − 31,606\.92 withheld so far = 870\.35\.$/).waitFor();
  await expectNoViolations(page);
  // 20 % of the 10,000 that the former employer paid, less the 6,000 that it withheld.
  await page.goto(`/payroll/runs/${opened.id}/payslips/${refunded}`);
  await page.getByRole('button', { name: /^Tax adjustment of the year\s*-3,129\.65/ }).click();
  await page.getByText(/withheld so far = −3,129\.65, which is given back\.$/).waitFor();
  await page.getByText('Former employer (BIR Form 2316)').waitFor();
});
