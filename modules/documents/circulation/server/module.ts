import { sql } from 'kysely';
import { acts, circulations, stepLabels } from '@talaan/documents/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { CLOCK_WAS_SET_BACK } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { personalDataAtLength } from '@talaan/kernel/server/personal-data-part.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import * as circulation from '../contract/circulation.ts';
import { acknowledgePapers } from './acknowledge.ts';
import { acknowledgeQueue } from './acknowledge-queue.ts';
import { acknowledgementRows } from './acknowledgement-rows.ts';
import { circulateAct } from './circulate.ts';
import { circulatedRows } from './circulated-rows.ts';
import { circulationsOfDocuments } from './circulations-of-documents.ts';
import { circulationsOfOffice } from './circulations-of-office.ts';
import { remindOffices } from './remind-offices.ts';
import { withdrawFromOffices } from './withdraw-from-offices.ts';
import { withdrawalLabel } from './withdrawal-label.ts';
import { processing } from './processing.ts';

export const circulationModule: ServerModule = {
  name: 'circulation',
  tables: [new URL('./tables.sql', import.meta.url)],
  constraints: {
    a_paper_is_acknowledged_after_it_is_sent: CLOCK_WAS_SET_BACK,
  },
  processing,
  personalData: [
    personalDataAtLength(
      'Circulated documents that you sent or acknowledged',
      ['documents.circulation'],
      ({ accountId }) => sql`
        select d.tracking_no as "Document", o.fullname as "Office", case when c.sent_by = ${accountId} then c.sent_at end as "Sent at",
          case when c.acknowledged_by = ${accountId} then c.acknowledged_at end as "Acknowledged at"
        from documents.circulation c join documents.document d on d.id = c.document_id join organization.office_view o on o.id = c.office_id
        where c.sent_by = ${accountId} or c.acknowledged_by = ${accountId} order by d.id, o.id`,
    ),
  ],
  contributes: [
    contribute(acts, circulateAct),
    contribute(circulations, circulationsOfDocuments),
    contribute(stepLabels, withdrawalLabel),
    contribute(officeUsesAbove, circulationsOfOffice),
    contribute(queueCards, acknowledgeQueue),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: (server) => {
    mountRows(server, circulatedRows);
    mountRows(server, acknowledgementRows);
    mount(server, circulation.acknowledgePapers, acknowledgePapers);
    mount(server, circulation.remindOffices, remindOffices);
    mount(server, circulation.withdrawFromOffices, withdrawFromOffices);
  },
};
