import type { ReactNode } from 'react';
import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Facts, type Fact } from '@talaan/kernel/web/pages/facts.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readPersonnel } from '../../contract.ts';
import { FIELD_LABELS, SECTION_TITLES, type Section } from '../../contract/sections.ts';
import { AddressOfAccount } from './address-of-account.tsx';
import { NumbersFacts } from './numbers-facts.tsx';
import type { PersonOnRecord } from './person-on-record.ts';
import { formatPeriod } from './format-period.ts';

const NumbersDialog = openedLater(async () => (await import('./numbers-dialog.tsx')).NumbersDialog);
const SectionDialog = openedLater(async () => (await import('./section-dialog.tsx')).SectionDialog);

/** The sections of a record with their Edit, beside the card of the service; which one is being edited is in the address (`?edit=contact`). */
export function SectionCards({ id, service }: { id: number; service: ReactNode }) {
  const person = useCall(readPersonnel, { params: { id } }).data?.personnel;
  const { search, change } = useAddress();
  if (!person) return service;
  const edit = (section: Section | undefined) => change({ edit: section });
  const editing = search.get('edit');
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <Stack gap="md">
          {service}
          <Card withBorder padding="md">
            <Stack gap="md">
              {(['name', 'birth', 'service'] as const).map((section) => (
                <SectionPart key={section} section={section} onEdit={edit}>
                  <Facts facts={factsOf(person, section)} />
                </SectionPart>
              ))}
            </Stack>
          </Card>
        </Stack>
        <Stack gap="md">
          <Card withBorder padding="md">
            <SectionPart section="contact" onEdit={edit}>
              <Facts facts={factsOf(person, 'contact')} />
              <AddressOfAccount person={person} />
            </SectionPart>
          </Card>
          <Card withBorder padding="md">
            <Stack gap="md">
              <SectionPart section="numbers" onEdit={edit}>
                <NumbersFacts person={person} />
              </SectionPart>
              <Pins pins={person.pins} />
            </Stack>
          </Card>
        </Stack>
      </SimpleGrid>
      {editing === 'numbers' && <NumbersDialog person={person} onClose={() => edit(undefined)} />}
      {(['name', 'birth', 'contact', 'service'] as const).map(
        (section) =>
          editing === section && <SectionDialog key={section} section={section} person={person} onClose={() => edit(undefined)} />,
      )}
    </>
  );
}

function SectionPart({ section, onEdit, children }: { section: Section; onEdit: (section: Section) => void; children: ReactNode }) {
  const title = SECTION_TITLES[section];
  return (
    <Stack gap={6}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={14} />}
          onClick={() => onEdit(section)}
          aria-label={`Edit ${title.toLowerCase()}`}
        >
          Edit
        </Button>
      </Group>
      {children}
    </Stack>
  );
}

function Pins({ pins }: Pick<PersonOnRecord, 'pins'>) {
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        Device PINs
      </Title>
      {pins.length === 0 && (
        <Text size="sm" c="dimmed">
          None: punches on a device are not counted yet.
        </Text>
      )}
      <Facts facts={pins.map((pin) => [pin.pin, formatPeriod(pin)])} />
    </Stack>
  );
}

function factsOf(person: PersonOnRecord, section: 'name' | 'birth' | 'contact' | 'service'): Fact[] {
  // HR sees at a glance what is missing.
  const fact = (field: keyof PersonOnRecord): Fact => [FIELD_LABELS[field]!, (person[field] as string | null) || '—'];
  const day = (field: 'birth_date' | 'date_hired'): Fact => [FIELD_LABELS[field]!, person[field] ? longDate(person[field]) : '—'];
  switch (section) {
    case 'name':
      return [
        fact('surname'),
        fact('first_name'),
        fact('middle_name'),
        [FIELD_LABELS.name_extension!, person.name_extension],
        [FIELD_LABELS.maiden_surname!, person.maiden_surname],
      ];
    case 'birth':
      return [day('birth_date'), fact('birth_place'), fact('sex'), [FIELD_LABELS.civil_status_id!, person.civil_status || '—']];
    case 'contact':
      return [fact('email'), fact('mobile'), fact('telephone')];
    case 'service':
      return [fact('idno'), ['Earlier numbers', person.earlier_numbers.join(', ')], day('date_hired')];
  }
}
