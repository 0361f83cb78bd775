import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { retentionKinds } from '@talaan/kernel/server/retention/retention-kind.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { beforeMerge } from '@talaan/personnel/server/public.ts';
import { checklistAtMerge } from './checklist-at-merge.ts';
import { personalDataOfHealth } from './personal-data.ts';
import { purgeJob } from './purge/purge.ts';
import { checklists } from './purge/checklists.ts';
import { loadReference } from './reference.ts';
import { mountHealth } from './routes.ts';
import { processing } from './processing.ts';

export const healthModule: ServerModule = {
  name: 'health',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints: {
    declaration_names_a_priority_group: { field: 'priority_group', message: 'Choose a priority group from the list.' },
    a_brand_is_named_once: { field: 'name', message: 'There is such a vaccine already.' },
    brand_pk: { field: 'code', message: 'Another vaccine has this code.' },
    priority_group_pk: { field: 'code', message: 'Another group has this code.' },
  },
  jobs: [purgeJob],
  processing,
  personalData: personalDataOfHealth,
  contributes: [contribute(beforeMerge, checklistAtMerge), contribute(retentionKinds, checklists)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountHealth,
};
