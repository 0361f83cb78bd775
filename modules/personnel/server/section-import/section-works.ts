import type { ImportSection } from '../../contract/section-import/sections.ts';
import type { SectionWork } from './section-work.ts';
import { designationWork } from './sections/designation-work.ts';
import { leaveWork } from './sections/leave-work.ts';
import { numberWork } from './sections/number-work.ts';
import { salaryWork } from './sections/salary-work.ts';
import { serviceWork } from './sections/service-work.ts';

export const sectionWorks: Record<ImportSection, SectionWork> = {
  salaries: salaryWork,
  'identity-numbers': numberWork,
  service: serviceWork,
  designations: designationWork,
  'leave-without-pay': leaveWork,
};
