import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { loadImports } from '../../contract/imports.ts';

const view: ImportView = {
  calls: loadImports,
  section: 'faculty-loads',
  title: 'Import faculty loads',
  intro: 'What teachers do at which hours of a term: classes, consultation, administrative work and research.',
  home: '/edats/management/loads/import',
  fileLabel: 'Spreadsheet of loads',
  noun: ['segment', 'segments'],
  help: [
    'The term must be there first; add it under Faculty loads.',
    'One row for each segment: a class that meets at two times of day has two rows.',
    'A row of the same teacher, subject, section, days and first day corrects the segment. A class that moves within the term ends in one row (Last day) and begins in another (First day).',
  ],
  undoing: 'the loads of its teachers become as they were before it.',
};

export function Screen() {
  return <ImportPage view={view} />;
}
