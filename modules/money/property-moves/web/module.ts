import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { recordCard, recordCards } from '@talaan/personnel/web/record/record-card.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { screens } from './screens.ts';

const load = () => import('./moves/move-part.tsx');

export const propertyMovesWeb: WebModule = {
  name: 'property-moves',
  screens,
  contributes: [
    ...['property-transfer', 'property-return', 'property-loss'].map((kind) => contribute(requestParts, { kind, load })),
    contribute(
      recordCards,
      recordCard({ name: 'property-clearance', place: 42, groups: ['PERSONNELS'], load: () => import('./leaving/clearance-card.tsx') }),
    ),
  ],
};
