import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { fieldEditCalls } from '@talaan/kernel/contract/field-edits.ts';
import { KEEPERS, seenCondition, text } from './fields.ts';

/** Of chosen items what is kept while they are in use; who is accountable changes by papers alone. */
export const itemEdits = fieldEditCalls({
  path: '/api/property/items',
  access: KEEPERS,
  fields: { location: 'Location', condition: 'Condition', warranty_until: 'Warranty until' },
  row: { location: text(150), condition: seenCondition, warranty_until: isoDate.nullable() },
});
