import { ratings } from '@talaan/documents/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { queueCards } from '@talaan/kernel/server/queue-card.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { newFeedbackQueue } from './items/new-feedback-queue.ts';
import { formPartsJob } from './parts/form-parts-job.ts';
import { personalDataOfFeedback } from './personal-data.ts';
import { ratingsOfDocuments } from './rate/ratings-of-documents.ts';
import { wrongTickets } from './rate/read-ticket.ts';
import { loadReference } from './reference.ts';
import { mountFeedback } from './routes.ts';
import { clientSatisfaction } from './figures/client-satisfaction.ts';
import { clientAnswers } from './figures/client-answers.ts';
import { serviceSatisfaction } from './figures/service-satisfaction.ts';
import { processing } from './processing.ts';

export const feedbackModule: ServerModule = {
  name: 'feedback',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints: {
    a_service_of_charter_is_named_once: { field: 'name', message: 'There is such a service already.' },
    service_is_given_by_an_office: { field: 'office_id', message: 'There is no such office.' },
    type_of_service_is_on_record: { field: 'type_ids', message: 'There is no such document type.' },
    answer_is_about_an_office: { field: 'office_id', message: 'Choose the office.' },
  },
  jobs: [wrongTickets.forgetJob, formPartsJob],
  processing,
  personalData: personalDataOfFeedback,
  contributes: [
    contribute(executiveFigures, serviceSatisfaction),
    contribute(executiveFigures, clientAnswers),
    contribute(executiveFigures, clientSatisfaction),
    contribute(queueCards, newFeedbackQueue),
    contribute(ratings, ratingsOfDocuments),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountFeedback,
};
