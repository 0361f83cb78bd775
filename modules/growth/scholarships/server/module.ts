import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { agendaKinds } from '@talaan/committees/server/public.ts';
import { serviceDue } from '@talaan/trainings/server/public.ts';
import { clearanceHindrances } from '@talaan/personnel/server/public.ts';
import { scholarshipsOnAgendas } from './agenda.ts';
import { scholarshipOfClearance } from './clearance.ts';
import { followScholarsJob } from './follow-scholars-job.ts';
import { personalDataOfScholarships } from './personal-data.ts';
import { loadReference } from './reference.ts';
import { mountScholarships } from './routes.ts';
import { readServiceDue } from './service-due.ts';
import { scholars } from './scholars-figure.ts';
import { processing } from './processing.ts';

export const scholarshipsModule: ServerModule = {
  name: 'scholarships',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    terms_of_scholarships_begin_once_a_day: { field: 'terms.effective_on', message: 'Others of this kind begin on that day already.' },
    a_person_applies_for_one_scholarship_at_a_time: {
      message: 'You have a scholarship that is applied for or under way. Finish or withdraw it first.',
    },
    a_receipt_is_entered_once: { field: 'receipt', message: 'This receipt was entered already.' },
    a_term_is_there_once: { field: 'name', message: 'This term is there already.' },
  },
  loadReference,
  jobs: [followScholarsJob],
  processing,
  personalData: personalDataOfScholarships,
  contributes: [
    contribute(executiveFigures, scholars),
    contribute(agendaKinds, scholarshipsOnAgendas),
    contribute(clearanceHindrances, scholarshipOfClearance),
    contribute(serviceDue, readServiceDue),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountScholarships,
};
