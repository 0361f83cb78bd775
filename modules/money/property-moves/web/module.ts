import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { recordCard, recordCards } from '@talaan/personnel/web/record/record-card.ts';
import { itemActions, type ActProps } from '@talaan/property/web/desk/items/item-action.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { acceptReturn } from '../contract/returns.ts';
import { screens } from './screens.ts';

/** Who keeps property does these; others ask for moves on their own screens. */
const { access, reach } = acceptReturn;
const of = { access, reach };
const load = () => import('./moves/move-part.tsx');

export const propertyMovesWeb: WebModule = {
  name: 'property-moves',
  screens,
  contributes: [
    ...['property-transfer', 'property-return', 'property-loss'].map((kind) => contribute(requestParts, { kind, load })),
    contribute(itemActions, {
      place: 10,
      label: 'Transfer',
      of,
      opens: ({ state }) => state === 'ACKNOWLEDGED',
      Act: openedLater<ActProps>(async () => (await import('./chosen/file-chosen.tsx')).TransferChosen),
    }),
    contribute(itemActions, {
      place: 20,
      label: 'Return',
      of,
      opens: ({ state }) => state === 'ACKNOWLEDGED',
      Act: openedLater<ActProps>(async () => (await import('./chosen/file-chosen.tsx')).ReturnChosen),
    }),
    contribute(itemActions, {
      place: 30,
      label: 'Record inspection',
      of,
      opens: ({ state }) => state === 'RETURNED',
      Act: openedLater<ActProps>(async () => (await import('./chosen/inspect-dialog.tsx')).InspectDialog),
    }),
    contribute(itemActions, {
      place: 40,
      label: 'To another agency',
      of,
      opens: ({ state }) => state === 'IN_STOCK' || state === 'RETURNED' || state === 'UNSERVICEABLE',
      Act: openedLater<ActProps>(async () => (await import('./chosen/out-chosen.tsx')).OutChosen),
    }),
    contribute(
      recordCards,
      recordCard({ name: 'property-clearance', place: 42, groups: ['PERSONNELS'], load: () => import('./leaving/clearance-card.tsx') }),
    ),
  ],
};
