import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { salaryImports } from '../../contract/salary.ts';
import { SalaryTableFields } from './salary-table-fields.tsx';

const view: ImportView = {
  calls: salaryImports,
  section: 'salary-table',
  title: 'New salary table',
  intro: 'Upload the table of the circular, review the changes, and post it.',
  home: '/personnel_setting/salary_grades/new',
  fileLabel: 'Salary table',
  noun: ['row', 'rows'],
  help: [
    'One row a grade with the columns Step 1 to Step 8, or one row a salary with Grade, Step and Amount. A downloaded salary table has the right shape.',
    'A posted table is never changed. Until the day it is in force it can be undone.',
  ],
  undoing: 'the table is removed, and the one before it lasts until the next.',
  Choices: SalaryTableFields,
};

export function Screen() {
  return <ImportPage view={view} />;
}
