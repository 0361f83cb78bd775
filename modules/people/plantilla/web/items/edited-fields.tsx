import { TextInput } from '@mantine/core';
import type { BulkForm } from '@talaan/kernel/web/lists/field-edits/bulk-fields.ts';
import { choiceField, lookupField, textField } from '@talaan/kernel/web/lists/field-edits/fields.tsx';
import { coverages, levels } from '../../contract/lists.ts';
import { AREA_TYPES, ATTRIBUTIONS } from '../../contract/words.ts';

export const fields = {
  level_id: lookupField(levels, true),
  coverage_id: lookupField(coverages, true),
  attribution: choiceField(ATTRIBUTIONS),
  area_code: textField,
  area_type: choiceField(AREA_TYPES),
};

export const asked: BulkForm['asked'] = {
  blank: () => ({ change_authority: '' }),
  Fields: ({ form }) => (
    <TextInput
      label="Authority"
      description="NOSCA, circular or board resolution, with its number"
      required
      {...form.getInputProps('asked.change_authority')}
    />
  ),
};
