import { agendaKinds } from '@talaan/committees/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { followTrainingsJob } from './after/follow-trainings-job.ts';
import { trainingsOnAgendas } from './agenda.ts';
import { personalDataOfTrainings } from './personal-data.ts';
import { loadReference } from './reference.ts';
import { mountTrainings } from './routes.ts';
import { trainingBudget } from './figures/training-budget.ts';
import { processing } from './processing.ts';

export const trainingsModule: ServerModule = {
  name: 'trainings',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    terms_of_training_begin_once_a_day: { field: 'terms.effective_on', message: 'Others of this kind begin on that day already.' },
    a_provider_is_kept_once: { field: 'name', message: 'A provider with this name is kept already.' },
    training_is_of_a_provider: { field: 'provider_id', message: 'Choose the provider from the list.' },
    training_has_its_type: { field: 'type_id', message: 'Choose the type from the list.' },
    sessions_of_a_training_do_not_overlap: { field: 'sessions', message: 'Two sessions are at the same time.' },
    a_person_is_nominated_once: { field: 'nominees', message: 'One of these people is nominated for this training already.' },
  },
  loadReference,
  jobs: [followTrainingsJob],
  contributes: [contribute(executiveFigures, trainingBudget), contribute(agendaKinds, trainingsOnAgendas)],
  processing,
  personalData: personalDataOfTrainings,
  demo: () => import('../demo/load-demo.ts'),
  mount: mountTrainings,
};
