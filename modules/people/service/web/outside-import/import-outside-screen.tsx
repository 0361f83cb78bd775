import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { outsideImports } from '../../contract/outside-imports.ts';

const view: ImportView = {
  calls: outsideImports,
  section: 'outside-service',
  title: 'Import: service elsewhere',
  intro: 'Government service at other agencies, as service records print it, of people who are already on record.',
  home: '/personnels/import-outside-service',
  fileLabel: 'Spreadsheet of service elsewhere',
  noun: ['row', 'rows'],
  help: [
    'People are found by their employee number; if the name is given, it must match.',
    'One row for each position at an agency, with its first and last day and the paper that shows it.',
    'Service at the university itself is imported as Service.',
  ],
  undoing: 'the service elsewhere of its people becomes as it was before it.',
};

export function Screen() {
  return <ImportPage view={view} />;
}
