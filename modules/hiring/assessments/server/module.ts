import { applicantScores } from '@talaan/applicants/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { postFigures } from '@talaan/vacancies/server/public.ts';
import { assessmentOfPost } from './assessment-of-post.ts';
import { assessmentsPersonalData } from './personal-data.ts';
import { loadReference } from './reference.ts';
import { mountAssessments } from './routes.ts';
import { scoresOfApplicants } from './scores-of-applicants.ts';
import { processing } from './processing.ts';

export const assessmentsModule: ServerModule = {
  name: 'assessments',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints: {
    a_resolution_is_recorded_once: { field: 'number', message: 'A resolution of this number is recorded for this post already.' },
    a_form_has_each_version_once: { field: 'name', message: 'This version was already added. Load the form again.' },
    sheet_is_of_a_seat: {
      message:
        'A sheet of this seat of the board is there, or the seat was taken out in the meantime. Reload the page; a member who leaves is ended instead.',
    },
    selection_pk: { field: 'choices', message: 'This applicant was already chosen.' },
  },
  processing,
  personalData: assessmentsPersonalData,
  contributes: [contribute(postFigures, assessmentOfPost), contribute(applicantScores, scoresOfApplicants)],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountAssessments,
};
