import { Textarea } from '@mantine/core';
import type { BulkForm } from '@talaan/kernel/web/lists/field-edits/bulk-fields.ts';
import { choiceField } from '@talaan/kernel/web/lists/field-edits/fields.tsx';
import { CONFIDENTIALITIES, PRIORITIES } from '../../contract/words.ts';

export const fields = { priority: choiceField(PRIORITIES), confidentiality: choiceField(CONFIDENTIALITIES) };

/** For the office that the list is of. */
export const asked: BulkForm['asked'] = {
  blank: ({ office }) => ({ reason: '', office_id: office ?? null }),
  Fields: ({ form }) => (
    <Textarea
      label="Reason"
      description="Needed where another made the document, or another office has received it"
      autosize
      minRows={2}
      {...form.getInputProps('asked.reason')}
    />
  ),
};
