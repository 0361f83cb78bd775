import { dayField, lookupField, textField } from '@talaan/kernel/web/lists/field-edits/fields.tsx';
import { civilStatuses } from '@talaan/reference/contract/lists.ts';

export const fields = {
  telephone: textField,
  civil_status_id: lookupField(civilStatuses, false),
  birth_place: textField,
  date_hired: dayField,
};
