import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { askedLists } from '@talaan/kernel/web/ask/asked-list.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { screens } from './screens.ts';

export const vacanciesWeb: WebModule = {
  name: 'vacancies',
  screens,
  contributes: [
    contribute(askedLists, { place: 70, paths: ['/rsp/job_posts'], example: 'open job posts', load: () => import('./asked-words.ts') }),
  ],
};
