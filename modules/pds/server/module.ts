import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountPds } from './routes.ts';

export const pdsModule: ServerModule = {
  name: 'pds',
  tables: new URL('./tables.sql', import.meta.url),
  mount: mountPds,
};
