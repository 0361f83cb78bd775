import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountNotifications } from './routes.ts';
import { sendDigestsJob } from './send-digests.ts';

export const notificationsModule: ServerModule = {
  name: 'notifications',
  tables: new URL('./tables.sql', import.meta.url),
  jobs: [sendDigestsJob],
  mount: mountNotifications,
};
