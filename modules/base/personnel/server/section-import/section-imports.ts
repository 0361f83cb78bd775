import type { Imports } from '@talaan/imports/server/public.ts';
import { personnelSections } from '../../contract/section-imports.ts';
import { designationSource } from './sections/designation-source.ts';
import { leaveSource } from './sections/leave-source.ts';
import { numberSource } from './sections/number-source.ts';
import { salarySource } from './sections/salary-source.ts';
import { serviceSource } from './sections/service-source.ts';

/** What HR has in spreadsheets beside the people themselves. */
export const sectionImports: Imports = {
  calls: personnelSections,
  sources: [salarySource, numberSource, serviceSource, designationSource, leaveSource],
};
