import { keeperNotices } from '@talaan/identity/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { mountNotifications } from './routes.ts';
import { notifyKeepers } from './notify.ts';
import { sendDigestsJob } from './send-digests.ts';
import { personalDataOfNotifications } from './personal-data.ts';

export const notificationsModule: ServerModule = {
  name: 'notifications',
  tables: new URL('./tables.sql', import.meta.url),
  jobs: [sendDigestsJob],
  personalData: personalDataOfNotifications,
  contributes: [contribute(keeperNotices, notifyKeepers)],
  mount: mountNotifications,
};
