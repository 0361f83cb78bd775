import { sql } from 'kysely';
import { personalDataAtLength } from '@talaan/kernel/server/personal-data-part.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { archiveJob } from './archive/archive-job.ts';
import { mountDisposal } from './routes.ts';
import { processing } from './processing.ts';

export const disposalModule: ServerModule = {
  name: 'disposal',
  tables: [new URL('./tables.sql', import.meta.url)],
  constraints: {
    number_of_disposal_is_given_once: { message: 'Another request was made at this moment. Try again.' },
  },
  processing,
  personalData: [
    personalDataAtLength(
      'Requests for disposal of papers that you made, and authorities and disposals that you recorded',
      ['documents.disposal'],
      ({ accountId }) => sql`
        select year || '-' || no as "Request", requested_at as "Requested at", authority_no as "Authority", disposed_on as "Disposed of on"
        from documents.disposal where ${accountId} in (requested_by, authorized_by, disposed_by) order by id`,
    ),
  ],
  jobs: [archiveJob],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountDisposal,
};
