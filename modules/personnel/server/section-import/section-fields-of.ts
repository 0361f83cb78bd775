import type { ImportSection } from '../../contract/section-import/sections.ts';
import type { SectionFields } from '../../rules/section-import/section-fields.ts';
import { designationFields } from '../../rules/section-import/sections/designations.ts';
import { numberFields } from '../../rules/section-import/sections/identity-numbers.ts';
import { leaveFields } from '../../rules/section-import/sections/leave-without-pay.ts';
import { salaryFields } from '../../rules/section-import/sections/salaries.ts';
import { serviceFields } from '../../rules/section-import/sections/service.ts';

const FIELDS: Record<ImportSection, object> = {
  salaries: salaryFields,
  'identity-numbers': numberFields,
  service: serviceFields,
  designations: designationFields,
  'leave-without-pay': leaveFields,
};

/** The columns of a section, where it does not matter what they read. */
export function fieldsOf(section: ImportSection): SectionFields<Record<string, unknown>> {
  return FIELDS[section] as SectionFields<Record<string, unknown>>;
}
