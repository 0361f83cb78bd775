import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { balanceImports } from '../../contract/balance-imports.ts';

const view: ImportView = {
  calls: balanceImports,
  section: 'leave-cards',
  title: 'Import old leave cards',
  intro: 'Leave cards whole, row by row, as they were kept before.',
  home: '/HR/leaves/import/cards',
  fileLabel: 'Spreadsheet of leave cards',
  noun: ['row of a card', 'rows of cards'],
  help: [
    'One row for each row of the card, in its order, with the employee number in each.',
    'The first row of a person may have balances alone: they are brought forward.',
    'Balances are compared with the rows above them. A card with one wrong row is refused whole.',
  ],
  undoing: 'its rows are taken back by rows of the opposite.',
};

export function Screen() {
  return <ImportPage view={view} />;
}
