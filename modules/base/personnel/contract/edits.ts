import { fieldEditCalls } from '@talaan/kernel/contract/field-edits.ts';
import { FIELD_LABELS, sectionFields } from './sections.ts';

const labelled = <const F extends string>(...fields: F[]) =>
  Object.fromEntries(fields.map((field) => [field, FIELD_LABELS[field]!])) as Record<F, string>;

/** Of chosen people what HR corrects alone and several may have alike; appointments, salaries and names have acts of their own. */
export const peopleEdits = fieldEditCalls({
  path: '/api/personnels',
  access: ['PERSONNELS'],
  fields: labelled('telephone', 'civil_status_id', 'birth_place', 'date_hired'),
  row: {
    telephone: sectionFields.contact.shape.telephone,
    civil_status_id: sectionFields.birth.shape.civil_status_id,
    birth_place: sectionFields.birth.shape.birth_place,
    date_hired: sectionFields.service.shape.date_hired,
  },
});
