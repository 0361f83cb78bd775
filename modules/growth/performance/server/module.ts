import { spreadsheets } from '@talaan/imports/server/public.ts';
import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { ratingsOfPeople } from '@talaan/personnel/server/public.ts';
import { constraints } from './constraints.ts';
import { printedForms } from './forms/print-form.ts';
import { closeRatingsJob, notifyOfLateAppealsJob } from './jobs.ts';
import { ratingSpreadsheets } from './past/past-spreadsheets.ts';
import { personalDataOfPerformance } from './personal-data.ts';
import { readRatings } from './past/read-ratings.ts';
import { loadReference } from './reference.ts';
import { mountPerformance } from './routes.ts';
import { opcrStates } from './figures/opcr-states.ts';
import { ipcrSubmitted } from './figures/ipcr-submitted.ts';
import { mfoTargets, researchTargets } from './figures/mfo-targets.ts';
import { officeRatings } from './figures/office-ratings.ts';
import { ratingsAboveOffice } from './figures/ratings-above-office.ts';
import { facultyRatings } from './figures/faculty-ratings.ts';
import { processing } from './processing.ts';

export const performanceModule: ServerModule = {
  name: 'performance',
  tables: new URL('./tables.sql', import.meta.url),
  loadReference,
  constraints,
  jobs: [closeRatingsJob, notifyOfLateAppealsJob, printedForms.job],
  processing,
  personalData: personalDataOfPerformance,
  contributes: [
    contribute(executiveFigures, facultyRatings),
    contribute(executiveFigures, researchTargets),
    contribute(executiveFigures, ipcrSubmitted),
    contribute(executiveFigures, mfoTargets),
    contribute(executiveFigures, officeRatings),
    contribute(executiveFigures, ratingsAboveOffice),
    contribute(executiveFigures, opcrStates),
    contribute(spreadsheets, ratingSpreadsheets),
    contribute(ratingsOfPeople, readRatings),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountPerformance,
};
