import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { postLinks } from '@talaan/vacancies/web/post-links.ts';
import { screens } from './screens.ts';

export const screeningWeb: WebModule = {
  name: 'screening',
  screens,
  contributes: [
    contribute(postLinks, { key: 'applicants', label: 'Applicants', link: '/rsp/job_posts/{id}/list', group: 'JOBPOST', place: 10 }),
  ],
};
