import { Fieldset, SegmentedControl, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { LetterheadLines } from '../../contract/letterheads.ts';
import { OfficePicker } from '../office-picker.tsx';
import type { LetterheadValues } from './letterhead-values.ts';

interface SignatoryFieldsProps {
  form: UseFormReturnType<LetterheadValues>;
  /** Where it is among the form's values: `signatories.0`. */
  at: `signatories.${number}`;
  label: string;
}

type Signer = LetterheadLines['signatories'][number]['signer'];

const SIGNERS: { value: Signer; label: string }[] = [
  { value: 'nobody', label: 'No one' },
  { value: 'head', label: 'Head on the day' },
  { value: 'named', label: 'By name' },
];

export function SignatoryFields({ form, at, label }: SignatoryFieldsProps) {
  const { signer } = form.values.signatories[Number(at.split('.')[1])]!;
  return (
    <Fieldset legend={label} p="sm">
      <Stack gap="sm">
        <SegmentedControl
          aria-label={`${label}: who signs`}
          data={SIGNERS}
          value={signer}
          onChange={(value) => form.setFieldValue(`${at}.signer`, value)}
        />
        {signer !== 'nobody' && (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {signer === 'head' ? (
              <OfficePicker label="Head of" placeholder="The office that prints" {...form.getInputProps(`${at}.office_id`)} />
            ) : (
              <TextInput label="Name" required {...form.getInputProps(`${at}.name`)} />
            )}
            <TextInput
              label="Position"
              placeholder={signer === 'head' ? 'What the head is called' : undefined}
              {...form.getInputProps(`${at}.title`)}
            />
          </SimpleGrid>
        )}
      </Stack>
    </Fieldset>
  );
}
