import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { dashboardCard, dashboardCards } from '@talaan/kernel/web/pages/dashboard-card.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { itemActions, type ActProps } from '@talaan/property/web/desk/items/item-action.ts';
import { READERS } from '@talaan/property/contract/fields.ts';
import { printCards } from '../contract/cards.ts';
import { screens } from './screens.ts';

/** Who prints the cards of items; without its schemas, so that the list of items does not wait for them. */
const { access, reach } = printCards;

export const propertyBooksWeb: WebModule = {
  name: 'property-books',
  screens,
  contributes: [
    contribute(itemActions, {
      place: 60,
      label: 'Print cards',
      of: { access, reach },
      opens: () => true,
      Act: openedLater<ActProps>(async () => (await import('./cards/print-dialog.tsx')).PrintDialog),
    }),
    contribute(
      dashboardCards,
      dashboardCard({
        name: 'property-books',
        column: 'narrow',
        place: 14,
        groups: READERS,
        load: () => import('./home/books-card.tsx'),
      }),
    ),
  ],
};
