import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Facts, type Fact } from '@talaan/kernel/web/facts.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readPersonnel } from '../../contract.ts';
import { FIELD_LABELS, SECTION_TITLES, type Section } from '../../contract/sections.ts';
import { PersonAvatar } from '../person-avatar.tsx';
import { NumbersDialog } from './numbers-dialog.tsx';
import { NumbersFacts } from './numbers-facts.tsx';
import type { PersonOnRecord } from './person-on-record.ts';
import { SectionDialog } from './section-dialog.tsx';
import { formatPeriod } from './format-period.ts';

/** The sections of a record with their Edit; which one is being edited is in the address (`?edit=contact`). */
export function SectionCards({ id }: { id: number }) {
  const person = useCall(readPersonnel, { params: { id } }).data?.personnel;
  const [search, setSearch] = useSearchParams();
  if (!person) return null;
  const edit = (section: Section | undefined) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (section) after.set('edit', section);
      else after.delete('edit');
      return after;
    });
  const editing = search.get('edit');
  return (
    <Stack gap="md">
      <Card withBorder padding="lg">
        <Stack gap="md">
          <Group gap="sm" wrap="nowrap">
            <PersonAvatar fullname={person.fullname} avatar={person.avatar} size={48} />
            <Stack gap={0}>
              <Text fw={500}>{person.idno}</Text>
              {person.earlier_numbers.length > 0 && (
                <Text size="sm" c="dimmed">
                  also {person.earlier_numbers.join(', ')}, merged into this record
                </Text>
              )}
            </Stack>
          </Group>
          {(['name', 'birth', 'contact', 'service'] as const).map((section) => (
            <SectionPart key={section} section={section} onEdit={() => edit(section)}>
              <Facts facts={factsOf(person, section)} />
            </SectionPart>
          ))}
          <SectionPart section="numbers" onEdit={() => edit('numbers')}>
            <NumbersFacts person={person} />
          </SectionPart>
        </Stack>
      </Card>
      <Card withBorder padding="lg">
        <Stack gap="xs">
          <Title order={2} size="h4">
            Device PINs
          </Title>
          {person.pins.length === 0 && (
            <Text size="sm" c="dimmed">
              None: punches on a device are not counted yet.
            </Text>
          )}
          {person.pins.map((pin) => (
            <Group key={`${pin.pin}-${pin.from}`} justify="space-between" wrap="nowrap">
              <Text size="sm" fw={500}>
                {pin.pin}
              </Text>
              <Text size="sm" c="dimmed">
                {formatPeriod(pin)}
              </Text>
            </Group>
          ))}
        </Stack>
      </Card>
      {editing === 'numbers' && <NumbersDialog person={person} onClose={() => edit(undefined)} />}
      {(['name', 'birth', 'contact', 'service'] as const).map(
        (section) =>
          editing === section && <SectionDialog key={section} section={section} person={person} onClose={() => edit(undefined)} />,
      )}
    </Stack>
  );
}

function SectionPart({ section, onEdit, children }: { section: Section; onEdit: () => void; children: React.ReactNode }) {
  const title = SECTION_TITLES[section];
  return (
    <Stack gap={6}>
      <Group justify="space-between">
        <Title order={2} size="h5">
          {title}
        </Title>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size={14} />}
          onClick={onEdit}
          aria-label={`Edit ${title.toLowerCase()}`}
        >
          Edit
        </Button>
      </Group>
      {children}
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
      return [fact('idno'), day('date_hired')];
  }
}
