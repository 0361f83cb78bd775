import { spreadsheets } from '@talaan/imports/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { balanceImports } from '../contract/balance-imports.ts';
import { cardSource } from './balance-import/card-source.ts';
import { openingSource } from './balance-import/opening-source.ts';
import { mountBalances } from './balances/routes.ts';
import { mountCard } from './card/routes.ts';
import { mountForecast } from './forecast/routes.ts';
import { mountSummary } from './summary/routes.ts';

export const leaveCardModule: ServerModule = {
  name: 'leave-card',
  tables: [new URL('./balances/tables.sql', import.meta.url)],
  demo: () => import('../demo/load-demo.ts'),
  contributes: [contribute(spreadsheets, { calls: balanceImports, sources: [openingSource, cardSource] })],
  mount: (server) => {
    mountBalances(server);
    mountCard(server);
    mountForecast(server);
    mountSummary(server);
  },
};
