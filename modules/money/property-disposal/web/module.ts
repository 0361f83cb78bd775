import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { itemActions, type ActProps } from '@talaan/property/web/desk/items/item-action.ts';
import { requestParts } from '@talaan/requests/web/request-part.ts';
import { makeReports } from '../contract/disposals.ts';
import { makeSlip } from '../contract/slips.ts';
import { mayLeave } from '../rules/while-out.ts';
import { screens } from './screens.ts';

export const propertyDisposalWeb: WebModule = {
  name: 'property-disposal',
  screens,
  contributes: [
    contribute(requestParts, { kind: 'property-disposal', load: () => import('./reports/report-part.tsx') }),
    contribute(itemActions, {
      place: 50,
      label: 'List for disposal',
      of: makeReports,
      opens: ({ state }) => state === 'UNSERVICEABLE',
      Act: openedLater<ActProps>(async () => (await import('./lead-on.tsx')).DisposalChosen),
    }),
    contribute(itemActions, {
      place: 60,
      label: 'Gate pass',
      of: makeSlip,
      opens: ({ state }) => mayLeave('GATE', state),
      Act: openedLater<ActProps>(async () => (await import('./lead-on.tsx')).GatePassChosen),
    }),
    contribute(itemActions, {
      place: 62,
      label: 'Lend',
      of: makeSlip,
      opens: ({ state }) => mayLeave('LOAN', state),
      Act: openedLater<ActProps>(async () => (await import('./lead-on.tsx')).LoanChosen),
    }),
  ],
};
