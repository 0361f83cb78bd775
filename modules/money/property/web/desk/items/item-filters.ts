import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { dayFilter, multiFilter, selectFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import type { ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { CONDITIONS } from '../../../contract/fields.ts';
import { MISSING } from '../../../contract/items.ts';
import { itemFlow } from '../../../workflow.ts';
import { accountOptions, classOptions, deliveryOptions, fundOptions, holderOptions, supplierOptions } from '../options.ts';

/** What narrows the list of items. */
export const itemFilters: ListFilter[] = [
  multiFilter({ name: 'state', label: 'State', main: true, options: choices(itemFlow.words) }),
  multiFilter({ name: 'class', label: 'Class', main: true, options: classOptions }),
  officeFilter,
  { ...campusFilter, main: false },
  multiFilter({ name: 'holder', label: 'Accountable person', options: holderOptions }),
  selectFilter({ name: 'left', label: 'Service of the holder', options: [{ value: '1', label: 'Held by people who left' }] }),
  selectFilter({ name: 'account', label: 'Account', options: accountOptions }),
  selectFilter({ name: 'fund', label: 'Fund cluster', options: fundOptions }),
  selectFilter({ name: 'supplier', label: 'Supplier', options: supplierOptions }),
  selectFilter({ name: 'delivery', label: 'Delivery', options: deliveryOptions }),
  multiFilter({ name: 'condition', label: 'Condition', options: choices(CONDITIONS) }),
  selectFilter({ name: 'missing', label: 'Missing', options: choices(MISSING) }),
  dayFilter({ name: 'warranty_to', label: 'Warranty ends by' }),
];

export const itemViews: readonly ReadyView[] = [
  { name: 'In stock', filters: { state: 'IN_STOCK' } },
  { name: 'Waiting', filters: { state: 'ISSUED_FOR_ACK' } },
  { name: 'Disputed', filters: { state: 'DISPUTED' } },
  { name: 'Returned', filters: { state: 'RETURNED' } },
  { name: 'Held by people who left', filters: { left: '1' } },
  { name: 'Without sticker', filters: { missing: 'sticker' } },
];
