import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { askedLists } from '@talaan/kernel/web/ask/asked-list.ts';
import { bulkFields } from '@talaan/kernel/web/lists/field-edits/bulk-fields.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { itemEdits } from '../contract/edits.ts';
import { listItems } from '../contract/items.ts';
import { VACANCY_READERS } from '../contract/vacancies.ts';
import { screens } from './screens.ts';

export const plantillaWeb: WebModule = {
  name: 'plantilla',
  screens,
  contributes: [
    contribute(askedLists, {
      place: 20,
      paths: ['/plantilla/items'],
      example: 'vacant items SG 11',
      load: () => import('./asked-words.ts'),
    }),
    contribute(bulkFields, { place: 10, list: listItems.path, calls: itemEdits, load: () => import('./items/edited-fields.tsx') }),
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'vacancies',
        column: 'narrow',
        place: 15,
        groups: VACANCY_READERS,
        load: () => import('./home/vacancies-card.tsx'),
      }),
    ),
  ],
};
