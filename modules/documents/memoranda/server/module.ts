import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { CLOCK_WAS_SET_BACK } from '@talaan/kernel/server/errors.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { announceCircularJob } from './announce-circular.ts';
import { readTextJob } from './read-text.ts';
import { mountMemoranda } from './routes.ts';
import { personalDataOfMemoranda } from './personal-data.ts';
import { toAcknowledgeQueue } from './to-acknowledge-queue.ts';
import { processing } from './processing.ts';

export const memorandaModule: ServerModule = {
  name: 'memoranda',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    a_number_is_given_once_a_year: { field: 'number', message: 'This number was given before in that year.' },
    circular_is_issued_by_an_office: { field: 'office_id', message: 'There is no such office.' },
    audience_is_on_a_campus: { field: 'audience', message: 'There is no such campus.' },
    audience_is_in_an_office: { field: 'audience', message: 'There is no such office.' },
    an_audience_is_named_once: { field: 'audience', message: 'The same audience is named twice.' },
    acknowledged_after_reading: CLOCK_WAS_SET_BACK,
  },
  jobs: [readTextJob, announceCircularJob],
  processing,
  personalData: personalDataOfMemoranda,
  contributes: [contribute(queueCards, toAcknowledgeQueue)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountMemoranda,
};
