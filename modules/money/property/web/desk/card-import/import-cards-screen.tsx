import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { cardImports } from '../../../contract/imports.ts';
import { LedgerSums } from './ledger-sums.tsx';

const view: ImportView = {
  calls: cardImports,
  section: 'property-cards',
  title: 'Import: property cards',
  intro: 'New items are added with their holders; known ones stay as they are.',
  home: '/property/import',
  fileLabel: 'Spreadsheet of property cards',
  noun: ['item', 'items'],
  help: [
    'One row an item. Who holds it is found by employee number, with the paper (PAR, ICS, MR or ARE) and its date; without one it is in stock.',
    'The sums by class are agreed with the ledger of accounting, and those by holder with the cards, before anything is stored.',
  ],
  undoing: 'the items that it added are removed with their papers, as long as none of them was moved or changed since.',
  Choices: LedgerSums,
};

export function Screen() {
  return <ImportPage view={view} />;
}
