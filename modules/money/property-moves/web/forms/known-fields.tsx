import { Group, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { say } from '@talaan/kernel/contract/say.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FilesField } from './files-field.tsx';

/** What is known of a loss beside what happened. */
export interface KnownValues {
  police_notified: boolean;
  police_station: string;
  police_on: string | null;
  notarized_on: string | null;
  notary: string;
  identity_paper: string;
  files: { path: string; name: string }[];
}

export const NOTHING_KNOWN: KnownValues = {
  police_notified: false,
  police_station: '',
  police_on: null,
  notarized_on: null,
  notary: '',
  identity_paper: '',
  files: [],
};

/** As the call takes it. */
export function knownBody({ police_notified, police_station, police_on, notarized_on, notary, identity_paper, files }: KnownValues) {
  return {
    police_notified,
    police_station: police_notified ? police_station : '',
    police_on: police_notified ? police_on : null,
    notarized_on,
    notary,
    identity_paper,
    files: files.map(({ path }) => path),
  };
}

/** Police, notary and files; the notary comes once the report was printed. */
export function KnownFields<V extends KnownValues>({ form, withNotary = false }: { form: UseFormReturnType<V>; withNotary?: boolean }) {
  return (
    <>
      <Switch label={say('The police was notified')} {...form.getInputProps('police_notified', { type: 'checkbox' })} />
      {form.values.police_notified && (
        <Group grow align="flex-start" gap="sm">
          <TextInput label={say('Police station')} required {...form.getInputProps('police_station')} />
          <DateField label={say('Date of the report')} required {...form.getInputProps('police_on')} />
        </Group>
      )}
      {withNotary && (
        <>
          <DateField label={say('Notarized on')} {...form.getInputProps('notarized_on')} />
          <TextInput
            label={say('Notary public')}
            description={say('With document, page, book and series')}
            {...form.getInputProps('notary')}
          />
          <TextInput
            label={say('Government-issued ID')}
            description={say('Its number and date, as the notary saw it')}
            {...form.getInputProps('identity_paper')}
          />
        </>
      )}
      <FilesField
        value={form.values.files}
        onChange={(files) => form.setFieldValue('files' as never, files)}
        error={Object.entries(form.errors).find(([field]) => field.startsWith('files'))?.[1]}
      />
    </>
  );
}
