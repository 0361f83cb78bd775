import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountNotices } from './routes.ts';

export const noticesModule: ServerModule = {
  name: 'notices',
  tables: new URL('./tables.sql', import.meta.url),
  mount: mountNotices,
};
