import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { pageParts } from '@talaan/kernel/server/page-parts.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { officeUsesAbove } from '@talaan/organization/server/public.ts';
import { openTables } from '@talaan/kernel/server/open-table.ts';
import { openTablesOfVacancies } from './open-tables.ts';
import { advancePostsJob } from './advance-posts-job.ts';
import { constraintsOfPosts } from './constraints.ts';
import { expiringQueue } from './expiring-queue.ts';
import { personalDataOfPosts } from './personal-data.ts';
import { postsForOffice } from './posts-for-office.ts';
import { wordsOfVacancies } from './public-pages/words-of-vacancies.ts';
import { mountPublicPages } from './public-pages/routes.ts';
import { mountPosts } from './routes.ts';
import { processing } from './processing.ts';

export const vacanciesModule: ServerModule = {
  name: 'vacancies',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: constraintsOfPosts,
  jobs: [advancePostsJob],
  processing,
  personalData: personalDataOfPosts,
  contributes: [
    ...openTablesOfVacancies.map((one) => contribute(openTables, one)),
    contribute(pageParts, wordsOfVacancies),
    contribute(queueCards, expiringQueue),
    contribute(officeUsesAbove, postsForOffice),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: (server) => {
    mountPosts(server);
    mountPublicPages(server);
  },
};
