import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { MOST_PLACES, placeImports } from '../../contract/psgc.ts';
import { EditionFields } from './edition-fields.tsx';

const view: ImportView = {
  calls: placeImports,
  section: 'places',
  title: 'Import: places',
  intro: 'The next edition of the PSGC: what is new, renamed, moved or ended is found by codes.',
  home: '/personnel_setting/places/import',
  fileLabel: 'Publication of the Philippine Statistics Authority',
  noun: ['row', 'rows'],
  most: MOST_PLACES,
  help: [
    'The workbook as the Philippine Statistics Authority publishes it; its sheet PSGC is read. It must be the whole edition: a place that is not in it ends.',
    'A place that ends is not removed: addresses keep its code and its name, and forms no longer offer it.',
  ],
  undoing: 'what the edition added is removed, and what it ended holds again.',
  Choices: EditionFields,
};

export function Screen() {
  return <ImportPage view={view} />;
}
