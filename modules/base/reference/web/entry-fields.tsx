import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { Select, Stack, TagsInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { LEVELS, type Kind, type Proposal } from '../contract/proposals.ts';

export interface EntryValues {
  name: string;
  level: string | null;
  address: string;
  majors: string[];
}

export function entryValues({ kind, name, detail, majors }: Pick<Proposal, 'kind' | 'name' | 'detail' | 'majors'>): EntryValues {
  const isDegree = kind === 'degree';
  return { name, level: isDegree && detail !== '' ? detail : null, address: isDegree ? '' : detail, majors };
}

/** What the call of this kind takes. */
export function entryBody(kind: Kind, { name, level, address, majors }: EntryValues): Record<string, unknown> {
  return kind === 'degree' ? { name, level, majors } : { name, address };
}

const EXAMPLES: Record<Kind, string> = {
  degree: 'In full, as on the diploma: Bachelor of Science in Agriculture',
  school: 'In full, without abbreviations',
  company: 'As registered, without abbreviations',
};

export function EntryFields({ kind, form }: { kind: Kind; form: UseFormReturnType<EntryValues> }) {
  return (
    <Stack gap="md">
      <TextInput label={say('Name')} required data-autofocus description={EXAMPLES[kind]} {...form.getInputProps('name')} />
      {kind === 'degree' ? (
        <>
          <Select label={say('Level')} required data={choices(LEVELS)} {...form.getInputProps('level')} />
          <TagsInput label={say('Majors')} description={say('Enter after each one')} {...form.getInputProps('majors')} />
        </>
      ) : (
        <TextInput
          label={say('Address')}
          description={say('City or municipality, and province or country')}
          {...form.getInputProps('address')}
        />
      )}
    </Stack>
  );
}
