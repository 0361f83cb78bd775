import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountService } from './routes.ts';

export const serviceModule: ServerModule = {
  name: 'service',
  tables: new URL('./tables.sql', import.meta.url),
  mount: mountService,
};
