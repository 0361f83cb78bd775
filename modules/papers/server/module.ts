import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountPapers } from './routes.ts';

export const papersModule: ServerModule = {
  name: 'papers',
  tables: new URL('./tables.sql', import.meta.url),
  mount: mountPapers,
};
