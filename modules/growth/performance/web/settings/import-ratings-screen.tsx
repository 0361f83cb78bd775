import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { ratingImports } from '../../contract/past-ratings.ts';

const view: ImportView = {
  calls: ratingImports,
  section: 'past-ratings',
  title: 'Import earlier ratings',
  intro: 'Final ratings from before Talaan, with the papers that have them.',
  home: '/spmis/admin/settings/import',
  fileLabel: 'Spreadsheet of ratings',
  noun: ['rating', 'ratings'],
  help: [
    'One row for each person and rating period.',
    'A row of the same person and days corrects the rating on record.',
    'Periods that have a form in Talaan are not imported.',
  ],
  undoing: 'the earlier ratings of its people become as they were before it.',
};

export function Screen() {
  return <ImportPage view={view} />;
}
