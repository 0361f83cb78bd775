import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { recordFaults } from '@talaan/kernel/server/record-fault.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import { pdsConstraints } from './constraints.ts';
import { printedForms } from './print/printed-forms.ts';
import { mountPds } from './routes.ts';
import { personalDataOfPds } from './personal-data.ts';
import { homesOfPeople, mergeChoices, qualifications } from '@talaan/personnel/server/public.ts';
import { sheetAtMerge } from './merge-sheets.ts';
import { readHomes } from './read-homes.ts';
import { trainingHours } from './figures/training-hours.ts';
import { facultyByDegree, licencesExpiring } from './figures/degrees-and-licences.ts';
import { qualificationsOfSheets } from './figures/qualifications.ts';
import { sheetFaults } from './record-faults.ts';
import { processing } from './processing.ts';

export const pdsModule: ServerModule = {
  name: 'pds',
  tables: [
    new URL('./tables.sql', import.meta.url),
    new URL('./personal.sql', import.meta.url),
    new URL('./career.sql', import.meta.url),
    new URL('./print/tables.sql', import.meta.url),
  ],
  constraints: pdsConstraints,
  jobs: [printedForms.job],
  processing,
  personalData: personalDataOfPds,
  contributes: [
    ...sheetFaults.map((one) => contribute(recordFaults, one)),
    ...qualificationsOfSheets.map((one) => contribute(qualifications, one)),
    contribute(executiveFigures, facultyByDegree),
    contribute(executiveFigures, licencesExpiring),
    contribute(executiveFigures, trainingHours),
    contribute(mergeChoices, sheetAtMerge),
    contribute(homesOfPeople, readHomes),
  ],
  demo: () => import('../demo/load-demo.ts'),
  mount: mountPds,
};
