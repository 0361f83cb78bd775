import type { ReactNode } from 'react';
import { ActionIcon, Button, Fieldset, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Contact } from '../../contract/providers.ts';

/** `line` tells the rows apart. */
export type TypedContact = Contact & { line: number };

interface ContactFieldsProps {
  contacts: TypedContact[];
  errors: Record<string, ReactNode>;
  onChange: (contacts: TypedContact[]) => void;
}

const FIELDS = [
  ['name', 'Name'],
  ['position', 'Position'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
] as const;

/** The people of a provider whom one writes to or calls. */
export function ContactFields({ contacts, errors, onChange }: ContactFieldsProps) {
  const change = (at: number, part: Partial<TypedContact>) =>
    onChange(contacts.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const blank = () => ({ line: Math.max(-1, ...contacts.map(({ line }) => line)) + 1, name: '', position: '', email: '', phone: '' });
  return (
    <Fieldset legend="Contacts">
      <Stack gap="sm">
        {contacts.map((contact, at) => (
          <Group key={contact.line} align="flex-end" wrap="nowrap" gap="xs">
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" verticalSpacing="xs" flex={1}>
              {FIELDS.map(([field, label]) => (
                <TextInput
                  key={field}
                  label={`${label} of contact ${at + 1}`}
                  required={field === 'name'}
                  value={contact[field]}
                  error={errors[`contacts.${at}.${field}`]}
                  onChange={(event) => change(at, { [field]: event.currentTarget.value })}
                />
              ))}
            </SimpleGrid>
            <ActionIcon
              variant="subtle"
              color="red"
              size={44}
              aria-label={`Remove contact ${at + 1}`}
              onClick={() => onChange(contacts.filter((_, index) => index !== at))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => onChange([...contacts, blank()])}>
            Add a contact
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
