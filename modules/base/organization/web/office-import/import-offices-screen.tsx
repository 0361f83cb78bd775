import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { officeImports } from '../../contract/office-imports.ts';

const view: ImportView = {
  calls: officeImports,
  section: 'offices',
  title: 'Import: offices',
  intro: 'New offices are added under theirs; those already here keep their name and place.',
  home: '/personnel_setting/departments/import',
  fileLabel: 'Spreadsheet of offices',
  noun: ['office', 'offices'],
  help: [
    'One row an office, in any order: acronym, name, the office above it, campus, and the employee number of its head.',
    'Heads are imported once their people are here: import the people, then upload the same file again.',
  ],
  undoing: 'offices and heads that it added are removed.',
};

export function Screen() {
  return <ImportPage view={view} />;
}
