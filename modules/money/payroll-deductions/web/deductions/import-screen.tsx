import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { loanImports } from '../../contract/imports.ts';
import { LoanChoicesPart } from './loan-choices.tsx';

const view: ImportView = {
  calls: loanImports,
  section: 'payroll-deductions',
  title: 'Import: deductions and loans',
  intro: 'The list of GSIS, Pag-IBIG, a cooperative or another lender.',
  home: '/payroll/deductions/import',
  fileLabel: 'Spreadsheet of a lender',
  noun: ['deduction', 'deductions'],
  help: [
    'One row a loan. The person is found by employee number; where the file has none, by the name, if only one person has it.',
    'A loan that is deducted already is changed in its amount and its last month. What was paid of it stays as it is on record.',
    'What all rows come to is agreed with the lender before anything is stored.',
  ],
  undoing: 'what it added is removed and what it changed is as before, as long as no run deducts it and nothing was changed since.',
  Choices: LoanChoicesPart,
};

export function Screen() {
  return <ImportPage view={view} />;
}
