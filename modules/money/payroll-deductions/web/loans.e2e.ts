import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();
const { accountingClerk: clerk, headOfAccounting: head } = people;

/** The list of a bank; in the first one the number of the clerk stands beside another name. */
const listOf = (name: string) =>
  [
    'Employee No.,Name of Borrower,Loan No.,Monthly Amortization,Loan Amount,Start',
    `${clerk.idno},"${name}",DBP-7001,"1,500.00","36,000.00",2026-12`,
    `${head.idno},"${head.fullname}",DBP-7002,"2,000.50","48,012.00",2026-12`,
  ].join('\n');

test('loans from a spreadsheet with one row of another person: the others are imported, undone, and all of them come in with the corrected file', async () => {
  const page = await app.pageAs('payroll');
  await page.goto('/payroll/deductions');
  await page.getByRole('link', { name: 'Import' }).click();
  const upload = async (name: string) => {
    await page.locator('input[type=file]').setInputFiles({ name: 'dbp.csv', mimeType: 'text/csv', buffer: Buffer.from(listOf(name)) });
    await page.getByRole('combobox', { name: 'What is deducted' }).click();
    await page.getByRole('option', { name: 'DBP loan' }).click();
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await page.getByRole('textbox', { name: 'Total of the lender (PHP)' }).fill('3500.50');
    await page.getByText('Agreed', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Check again' }).click();
  };
  const importAll = async (many: string) => {
    await page.getByRole('button', { name: `Import ${many}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).dblclick();
  };
  await upload(head.fullname);
  await page.getByText(`${clerk.idno} is the number of another person`).first().waitFor();
  await expectNoViolations(page);
  await page.getByRole('checkbox', { name: /^Leave out the 1 row/ }).check();
  await importAll('1 deduction');
  await page.getByText('Imported: 1 added').waitFor();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog', { name: 'Undo the import' }).getByRole('button', { name: 'Undo' }).click();
  await page.getByText('This import was undone').waitFor();
  await page.goto('/payroll/deductions?term=DBP-7');
  await page.getByText('Nothing matches').waitFor();

  await page.goto('/payroll/deductions/import');
  await upload(clerk.fullname);
  await importAll('2 deductions');
  await page.getByText('Imported: 2 added').waitFor();
  await page.goto('/payroll/deductions?term=DBP-7001');
  await page.getByRole('link', { name: new RegExp(clerk.surname) }).click();
  await page.getByRole('region', { name: 'What is to come' }).getByText('34,500.00').waitFor();
  await page.getByText('by the import of dbp.csv').waitFor();
  await expectNoViolations(page);

  const phone = await app.pageAs('employee', { phone: true });
  await phone.goto('/account/payroll/loans');
  await phone.getByRole('combobox', { name: 'Loan or deduction' }).click();
  await phone.getByRole('option', { name: 'DBP loan DBP-7001: PHP 36,000.00 left' }).click();
  await phone.getByRole('region', { name: 'What payslips took' }).getByText('Nothing yet.').waitFor();
  await expectNoViolations(phone);
});
