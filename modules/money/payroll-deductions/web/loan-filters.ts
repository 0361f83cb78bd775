import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listLoanItems } from '../contract/items.ts';

/** What is deducted, and to whom it goes. */
export const itemFilter = multiFilter({
  name: 'item',
  label: 'Item',
  main: true,
  options: optionsFrom(listLoanItems, {}, ({ items }) => items.map(({ code, name }) => ({ value: code, label: name }))),
});

export const lenderFilter = multiFilter({
  name: 'lender',
  label: 'Lender',
  main: true,
  options: optionsFrom(listLoanItems, {}, ({ items }) =>
    [...new Set(items.map(({ lender }) => lender))].toSorted().map((lender) => ({ value: lender, label: lender })),
  ),
});
