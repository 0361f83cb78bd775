import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { paperImports } from '../../contract/paper-imports.ts';

const view: ImportView = {
  calls: paperImports,
  section: 'papers',
  title: 'Import: papers of the 201 file',
  intro: 'PDFs from a folder of the server, each filed with its person by an index.',
  home: '/personnels/import-papers',
  fileLabel: 'Index of the papers',
  noun: ['paper', 'papers'],
  help: [
    'First have the PDFs put into the folder papers-to-import in the data folder of the server.',
    'One row a file. Named 2019-0417_Appointment.pdf, a file says its employee number and kind itself.',
    'A file that is filed already is left as it is, so that an index may come again.',
  ],
  undoing: 'papers that it filed are removed.',
};

export function Screen() {
  return <ImportPage view={view} />;
}
