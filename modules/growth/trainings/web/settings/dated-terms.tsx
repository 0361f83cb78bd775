import { useState, type ReactNode } from 'react';
import { Button, Card, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';

export type TermsRow = readonly [says: string, value: string];

interface Terms {
  id: number;
  effective_on: string;
  source: string;
  is_removable: boolean;
}

interface DatedTermsProps<T extends Terms> {
  title: string;
  /** The latest first. */
  all: readonly T[];
  rows: (terms: T) => TermsRow[];
  onRemove: (id: number) => void;
  /** The dialog in which terms from another day are entered. */
  dialog: (onClose: () => void) => ReactNode;
}

/** Terms of one kind by the day from which they apply; who keeps them enters others and deletes those that do not apply yet. */
export function DatedTerms<T extends Terms>({ title, all, rows, onRemove, dialog }: DatedTermsProps<T>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="sm" component="section" aria-label={title} maw={720}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Button leftSection={<IconPlus size={16} />} variant="default" onClick={() => setOpen(true)}>
          Change from a date
        </Button>
      </Group>
      {all.map((terms) => (
        <TermsCard key={terms.id} title={title} terms={terms} rows={rows(terms)} onRemove={onRemove} />
      ))}
      {isOpen && dialog(() => setOpen(false))}
    </Stack>
  );
}

interface TermsCardProps {
  title: string;
  terms: Terms;
  rows: TermsRow[];
  onRemove: (id: number) => void;
}

function TermsCard({ title, terms, rows, onRemove }: TermsCardProps) {
  const from = longDate(terms.effective_on);
  const remove = async () => {
    const isSure = await confirm({
      title: 'Delete dated terms',
      question: `Delete ${title.toLowerCase()} of ${from}?`,
      action: 'Delete',
      danger: true,
    });
    if (isSure) onRemove(terms.id);
  };
  return (
    <Card withBorder padding="md" component="section" aria-label={`${title} from ${from}`}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Stack gap={0}>
          <Text fw={600} size="sm">
            From {from}
          </Text>
          <Text size="xs" c="dimmed">
            {terms.source}
          </Text>
        </Stack>
        {terms.is_removable && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => void remove()}>
            Delete
          </Button>
        )}
      </Group>
      <Table verticalSpacing={6} mt="xs">
        <Table.Tbody>
          {rows.map(([says, value]) => (
            <Table.Tr key={says}>
              <Table.Td>{says}</Table.Td>
              <Table.Td ta="end">{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

/** From which day terms apply, and what says so; `of` gives the properties of a field of the form. */
export function DatedFields({ of }: { of: (field: string) => object }) {
  return (
    <>
      <DateField label="Applies from" required {...of('terms.effective_on')} />
      <TextInput
        label="Order or resolution"
        description="Of the committee or the President, with its number and date"
        required
        {...of('terms.source')}
      />
    </>
  );
}

/** What is wrong with the terms as a whole. */
export function TermsFault({ says }: { says: ReactNode }) {
  if (!says) return null;
  return (
    <Text size="sm" c="red" role="alert">
      {says}
    </Text>
  );
}
