import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView } from '@talaan/imports/web/import-view.ts';
import { balanceImports } from '../../contract/balance-imports.ts';

const view: ImportView = {
  calls: balanceImports,
  section: 'leave-balances',
  title: 'Import opening balances of leave',
  intro: 'Vacation leave, sick leave and service credits as of a day, from the leave cards that were kept before.',
  home: '/HR/leaves/import/balances',
  fileLabel: 'Spreadsheet of balances',
  noun: ['opening balance', 'opening balances'],
  help: [
    'One row for each person. A person with credits brought forward already is refused where the file differs.',
    'Import a leave card whole instead where its rows are wanted here.',
  ],
  undoing: 'what it brought forward is taken back by rows of the opposite, which stay on the cards.',
};

export function Screen() {
  return <ImportPage view={view} />;
}
