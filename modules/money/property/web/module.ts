import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { askedLists } from '@talaan/kernel/web/ask/asked-list.ts';
import { bulkFields } from '@talaan/kernel/web/lists/field-edits/bulk-fields.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { searchFinders } from '@talaan/kernel/web/search-finder.ts';
import { recordCard, recordCards } from '@talaan/personnel/web/record/record-card.ts';
import { itemEdits } from '../contract/edits.ts';
import { KEEPERS, READERS } from '../contract/fields.ts';
import { listItems } from '../contract/items.ts';
import { screens } from './screens.ts';

export const propertyWeb: WebModule = {
  name: 'property',
  screens,
  contributes: [
    contribute(askedLists, {
      place: 60,
      paths: ['/property/items', '/department/property'],
      example: 'property that needs repair',
      load: () => import('./asked-words.ts'),
    }),
    contribute(bulkFields, { place: 10, list: listItems.path, calls: itemEdits, load: () => import('./desk/items/edited-fields.tsx') }),
    contribute(
      dashboardCards,
      dashboardCard({ name: 'property', column: 'narrow', place: 12, groups: KEEPERS, load: () => import('./desk/home/desk-card.tsx') }),
    ),
    contribute(recordCards, recordCard({ name: 'property', place: 40, groups: READERS, load: () => import('./office/held-card.tsx') })),
    contribute(searchFinders, { title: 'Property', place: 25, groups: READERS, load: () => import('./office/find-items.ts') }),
  ],
};
