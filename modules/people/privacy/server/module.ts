import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { CLOCK_WAS_SET_BACK } from '@talaan/kernel/server/errors.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { retentionBook } from '@talaan/kernel/server/retention/retention-kind.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { book } from './holds/book.ts';
import { personalDataOfPrivacy } from './personal-data.ts';
import { exportJob } from './make-export-job.ts';
import { purgeKindJob } from './retention/purge-kind.ts';
import { mountPrivacy } from './routes.ts';
import { subjectRequestsQueue } from './subject-requests/subject-requests-queue.ts';
import { processing } from './processing.ts';

export const privacyModule: ServerModule = {
  name: 'privacy',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    an_export_is_asked_once_a_day: { message: 'A personal data export was already requested today; it can be requested once a day.' },
    breach_is_recorded_once_known: CLOCK_WAS_SET_BACK,
    step_of_breach_is_past: CLOCK_WAS_SET_BACK,
    a_breach_is_closed_once: { message: 'This breach is closed.' },
    one_request_of_a_kind_is_open: {
      field: 'kind',
      message: 'A request of this kind is open already. Wait for its answer, or withdraw it.',
    },
    one_notice_begins_on_a_day: { field: 'effective_on', message: 'Another edition is in force from this day. Choose another day.' },
    hold_is_on_the_records_of_a_person: { field: 'personnel_id', message: 'There is no such person.' },
  },
  jobs: [exportJob, purgeKindJob],
  processing,
  personalData: personalDataOfPrivacy,
  contributes: [contribute(retentionBook, book), contribute(queueCards, subjectRequestsQueue)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountPrivacy,
};
