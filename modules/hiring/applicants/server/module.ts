import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { newApplicants } from '@talaan/identity/server/public.ts';
import { retentionKinds } from '@talaan/kernel/server/retention/retention-kind.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { giveApplications } from './hr/give-applications.ts';
import { newApplicantsOfRegistration } from './register/new-applicants.ts';
import { mountRegister } from './register/routes.ts';
import { afterPostCancelled } from '@talaan/vacancies/server/public.ts';
import { beforeMerge } from '@talaan/personnel/server/public.ts';
import { forgetApplicantsJob } from './forget-applicants-job.ts';
import { notifyOfCancelledPost } from './notify-of-cancelled-post.ts';
import { personalDataOfApplicants } from './personal-data.ts';
import { unsuccessful } from './unsuccessful.ts';
import { mountApplications } from './routes.ts';
import { processing } from './processing.ts';

export const applicantsModule: ServerModule = {
  name: 'applicants',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    one_applies_once_for_a_post: { message: 'There is an application of this person for this post already.' },
    applicant_is_a_person: { message: 'This person has applied for work and stays on record.' },
    application_is_for_a_post: { message: 'There are applications for this post; it stays on record.' },
  },
  jobs: [forgetApplicantsJob],
  processing,
  personalData: personalDataOfApplicants,
  contributes: [
    contribute(newApplicants, newApplicantsOfRegistration),
    contribute(afterPostCancelled, notifyOfCancelledPost),
    contribute(beforeMerge, giveApplications),
    contribute(retentionKinds, unsuccessful),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: (server) => {
    mountApplications(server);
    mountRegister(server);
  },
};
