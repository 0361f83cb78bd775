import { keeperNotices } from '@talaan/identity/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { sealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';
import { mountPush } from './push/routes.ts';
import { sealedPushKeys } from './push/push-keys.ts';
import { sendPushesJob } from './push/send-pushes.ts';
import { mountNotifications } from './routes.ts';
import { notifyKeepers } from './notify.ts';
import { sendDigestsJob } from './send-digests.ts';
import { personalDataOfNotifications } from './personal-data.ts';
import { processing } from './processing.ts';

export const notificationsModule: ServerModule = {
  name: 'notifications',
  tables: new URL('./tables.sql', import.meta.url),
  jobs: [sendDigestsJob, sendPushesJob],
  processing,
  personalData: personalDataOfNotifications,
  contributes: [contribute(keeperNotices, notifyKeepers), contribute(sealedThings, sealedPushKeys)],
  mount: (server) => {
    mountNotifications(server);
    mountPush(server);
  },
};
