import { choiceField, dayField, textField } from '@talaan/kernel/web/lists/field-edits/fields.tsx';
import { SEEN_CONDITIONS } from '../../../contract/fields.ts';

export const fields = { location: textField, condition: choiceField(SEEN_CONDITIONS), warranty_until: dayField };
