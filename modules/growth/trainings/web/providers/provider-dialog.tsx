import { Anchor, Checkbox, Select, SimpleGrid, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Link } from 'react-router';
import { addProvider, changeProvider, listProviders, PROVIDER_KINDS, type Provider } from '../../contract/providers.ts';
import { describeDays } from '../../rules/describe-days.ts';
import { formatReaction } from '../../rules/format-numbers.ts';
import { ContactFields, type TypedContact } from './contact-fields.tsx';

interface ProviderDialogProps {
  /** Null for a new one. */
  provider: Provider | null;
  version?: number | undefined;
  onClose: () => void;
}

/** A provider with its contacts, and below them what it held. */
export function ProviderDialog({ provider, version, onClose }: ProviderDialogProps) {
  const isNew = provider === null;
  const initial = {
    name: provider?.name ?? '',
    kind: provider?.kind ?? 'GOVERNMENT',
    address: provider?.address ?? '',
    website: provider?.website ?? '',
    remarks: provider?.remarks ?? '',
    is_active: provider?.is_active ?? true,
    contacts: (provider?.contacts ?? []).map((contact, line): TypedContact => ({ ...contact, line })),
  };
  return (
    <Dialog onClose={onClose} size="form" title={provider?.name ?? 'Add a provider'}>
      <FormShell
        endpoint={isNew ? addProvider : changeProvider}
        params={isNew ? {} : { id: provider.id }}
        initial={initial}
        version={version}
        body={({ contacts, ...values }) => ({
          ...values,
          contacts: contacts.map(({ name, position, email, phone }) => ({ name, position, email, phone })),
        })}
        draft={`training-provider:${provider?.id ?? 'new'}`}
        submit={isNew ? 'Add' : 'Save'}
        success="The provider was saved."
        alsoRefresh={[listProviders]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="md">
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput label="Name" required {...form.getInputProps('name')} />
              <Select label="Kind" required allowDeselect={false} data={choices(PROVIDER_KINDS)} {...form.getInputProps('kind')} />
              <TextInput label="Address" {...form.getInputProps('address')} />
              <TextInput label="Website" placeholder="https://" inputMode="url" {...form.getInputProps('website')} />
            </SimpleGrid>
            <Textarea label="Remarks" autosize {...form.getInputProps('remarks')} />
            <Checkbox
              label="Offered to new trainings"
              checked={form.getValues().is_active}
              onChange={(event) => form.setFieldValue('is_active', event.currentTarget.checked)}
            />
            <ContactFields
              contacts={form.getValues().contacts}
              errors={form.errors}
              onChange={(contacts) => form.setFieldValue('contacts', contacts)}
            />
            {provider && provider.trainings.length > 0 && <Held trainings={provider.trainings} />}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function Held({ trainings }: Pick<Provider, 'trainings'>) {
  return (
    <Stack gap={4} component="section" aria-label="Trainings">
      <Title order={3} size="h5">
        Trainings
      </Title>
      {trainings.map((training) => (
        <Text key={training.id} size="sm">
          <Anchor component={Link} to={`/lnd/manage/admin/programs?training=${training.id}`} size="sm">
            {training.title}
          </Anchor>
          <Text span size="sm" c="dimmed">
            {` ${describeDays(training)}, ${training.attended} attended`}
            {training.reaction !== null && `, reaction ${formatReaction(training.reaction)} of 5`}
          </Text>
        </Text>
      ))}
    </Stack>
  );
}
