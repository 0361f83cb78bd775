import { afterOfferEnded } from '@talaan/applicants/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { hiringFigure } from './figures/hiring.ts';
import { postFigures } from '@talaan/vacancies/server/public.ts';
import { appointmentsOfPost } from './appointments-of-post.ts';
import { endOffer } from './end-offer.ts';
import { notifyPostJob } from './notify-post-job.ts';
import { personalDataOfAppointing } from './personal-data.ts';
import { remindJob } from './remind-job.ts';
import { mountAppointing } from './routes.ts';
import { processing } from './processing.ts';

export const appointingModule: ServerModule = {
  name: 'appointing',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    an_application_has_one_appointment: { message: 'An appointment was prepared for this application already.' },
    an_item_has_one_live_appointment: { field: 'item_id', message: 'Another appointment to this item is on its way.' },
    appointment_paper_has_a_nature: { field: 'nature_code', message: 'Choose a nature of the list.' },
    appointment_paper_is_of_a_person: { message: 'This person has appointments and stays on record.' },
    appointment_paper_is_for_a_post: { message: 'Appointments were prepared from this job post; it stays on record.' },
    appointment_paper_follows_an_application: { message: 'An appointment was prepared from this application; it stays on record.' },
    appointment_paper_is_in_an_office: { message: 'Appointments are to this office; it stays on record.' },
    appointment_paper_is_to_a_position: { message: 'Appointments are to this position; it stays on record.' },
    appointment_paper_is_to_an_item: { message: 'Appointments are to this item; it stays on record.' },
  },
  jobs: [notifyPostJob, remindJob],
  processing,
  personalData: personalDataOfAppointing,
  contributes: [
    contribute(executiveFigures, hiringFigure),
    contribute(postFigures, appointmentsOfPost),
    contribute(afterOfferEnded, endOffer),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountAppointing,
};
