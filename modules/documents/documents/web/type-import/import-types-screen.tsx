import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { typeImports } from '../../contract/type-imports.ts';

const view: ImportView = {
  calls: typeImports,
  section: 'document-types',
  title: 'Import: document types',
  intro: 'New types are added; those on record are changed where the file differs.',
  home: '/dts/document-types/import',
  fileLabel: 'Spreadsheet of document types',
  noun: ['type', 'types'],
  help: [
    'One row a type. The export of the list of types has the same columns: change it and upload it here.',
    'A route is its stops in order: Originating office › HRMO (4 h) › OUP. Acronyms become offices, other words stay words.',
    'Documents that are registered keep their due day.',
  ],
  undoing: 'types that it added are removed, and those that it changed are as they were.',
};

export function Screen() {
  return <ImportPage view={view} />;
}
