import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountNotifications } from './routes.ts';

export const notificationsModule: ServerModule = {
  name: 'notifications',
  tables: new URL('./tables.sql', import.meta.url),
  mount: mountNotifications,
};
