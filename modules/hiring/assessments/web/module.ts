import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { WebModule } from '@talaan/kernel/web/module.ts';
import { postLinks } from '@talaan/vacancies/web/post-links.ts';
import { screens } from './screens.ts';

export const assessmentsWeb: WebModule = {
  name: 'assessments',
  screens,
  contributes: [
    contribute(postLinks, { key: 'assessment', label: 'Assessment', link: '/rsp/job_posts/{id}/assessment', group: 'JOBPOST', place: 30 }),
  ],
};
