import { Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { KINDS } from '../contract.ts';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { AudienceField, type WrittenLine } from './audience-field.tsx';

export interface CircularValues {
  attachment: UploadedDocument | null;
  kind: keyof typeof KINDS;
  number: string;
  dated: string | null;
  subject: string;
  office_id: number | null;
  signatory: string;
  needs_acknowledgement: boolean;
  everybody: boolean;
  lines: WrittenLine[];
}

export function CircularFields({ form }: { form: UseFormReturnType<CircularValues> }) {
  return (
    <Stack gap="md">
      <AttachmentField
        required
        value={form.values.attachment}
        onChange={(attachment) => form.setFieldValue('attachment', attachment)}
        error={form.errors.attachment_path}
      />
      <Group grow gap="sm" align="flex-start">
        <Select label="Kind" required allowDeselect={false} data={choices(KINDS)} {...form.getInputProps('kind')} />
        <TextInput label="Number" required placeholder="012" {...form.getInputProps('number')} />
        <DateField label="Date" required {...form.getInputProps('dated')} />
      </Group>
      <TextInput label="Subject" required {...form.getInputProps('subject')} />
      <Group grow gap="sm" align="flex-start">
        <OfficePicker
          label="Issued by"
          placeholder="The university"
          value={form.values.office_id}
          onChange={(id) => form.setFieldValue('office_id', id)}
          error={form.errors.office_id}
        />
        <TextInput label="Signed by" {...form.getInputProps('signatory')} />
      </Group>
      <AudienceField
        everybody={form.values.everybody}
        lines={form.values.lines}
        onEverybody={(everybody) => form.setFieldValue('everybody', everybody)}
        onLines={(lines) => form.setFieldValue('lines', lines)}
        error={form.errors.audience}
      />
      <Checkbox
        label="Ask everyone to acknowledge it"
        description="You see who has not, and can remind them"
        {...form.getInputProps('needs_acknowledgement', { type: 'checkbox' })}
      />
    </Stack>
  );
}
