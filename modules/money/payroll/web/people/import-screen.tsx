import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { accountImports } from '../../contract/imports.ts';

const view: ImportView = {
  calls: accountImports,
  section: 'payroll-accounts',
  title: 'Import: bank accounts',
  intro: 'To which account each person is paid, by the list of the bank or of the office.',
  home: '/payroll/people/import',
  fileLabel: 'Spreadsheet of bank accounts',
  noun: ['account', 'accounts'],
  help: [
    'One row a person, found by employee number; where the file has none, by the name, if only one person has it.',
    'A number is kept sealed: neither this page nor the report shows more of it than how it ends.',
    'An account that another person has on record, or that is in the file twice, is refused.',
  ],
  undoing: 'each person is paid as before, as long as nothing of it was changed since.',
};

/** Bank accounts of many people at once. */
export function Screen() {
  return <ImportPage view={view} />;
}
