import { personnelSections } from '../../contract/section-import/sections.ts';
import { readNeeds, type PersonnelNeeds } from '../needs.ts';
import { importSectionJob } from './import-section-job.ts';
import type { ImportDesk } from './section-work.ts';
import { designationWork } from './sections/designation-work.ts';
import { leaveWork } from './sections/leave-work.ts';
import { numberWork } from './sections/number-work.ts';
import { salaryWork } from './sections/salary-work.ts';
import { serviceWork } from './sections/service-work.ts';

/** What HR keeps in spreadsheets beside the people themselves. */
export function peopleDesk(needs: PersonnelNeeds): ImportDesk {
  return { calls: personnelSections, works: [salaryWork, numberWork, serviceWork(needs), designationWork, leaveWork] };
}

export const importPeopleSectionJob = importSectionJob('import-section', (server) => peopleDesk(readNeeds(server)));
