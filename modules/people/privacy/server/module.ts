import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { personalDataOfPrivacy } from './personal-data.ts';
import { exportJob } from './make-export-job.ts';
import { mountPrivacy } from './routes.ts';
import { processing } from './processing.ts';

export const privacyModule: ServerModule = {
  name: 'privacy',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    an_export_is_asked_once_a_day: { message: 'A personal data export was already requested today; it can be requested once a day.' },
    a_breach_is_closed_once: { message: 'This breach is closed.' },
  },
  jobs: [exportJob],
  processing,
  personalData: personalDataOfPrivacy,
  mount: mountPrivacy,
};
