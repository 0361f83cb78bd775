import { useState } from 'react';
import { Alert, Button, Card, Group, Select, SimpleGrid, Stack } from '@mantine/core';
import { useNavigate } from 'react-router';
import { confirm } from '@talaan/kernel/web/confirm.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import type { SectionColumns, SectionRecord } from '../../contract/section-import/section-import.ts';
import type { SectionDesk } from './section-desk.ts';

interface SectionColumnsProps {
  desk: SectionDesk;
  record: SectionRecord;
  onChecked: () => void;
}

/** Which column of the file is which field of the section; found by name, corrected by hand. */
export function SectionColumnsStep({ desk, record, onChecked }: SectionColumnsProps) {
  const [columns, setColumns] = useState<SectionColumns>(record.columns);
  const check = useSend(desk.calls.check, { onDone: onChecked });
  const used = new Set(Object.values(columns));
  const unused = record.headings.filter((heading, at) => heading !== '' && !used.has(at));
  const isComplete = record.fields.every(({ key, is_required: needed }) => !needed || columns[key] !== undefined);
  return (
    <Stack gap="md">
      {unused.length > 0 && (
        <Alert color="blue" title={unused.length === 1 ? 'One column is not used' : `${unused.length} columns are not used`}>
          {unused.join(', ')}
        </Alert>
      )}
      <Card withBorder padding="lg">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {record.fields.map(({ key, title, is_required: needed }) => (
            <Select
              key={key}
              label={title}
              withAsterisk={needed}
              placeholder="Not in this file"
              clearable
              searchable
              data={optionsFor(record, columns, key)}
              description={exampleOf(record, columns[key])}
              error={check.error?.errors[`columns.${key}`]?.[0]}
              value={columns[key] === undefined ? null : String(columns[key])}
              onChange={(at) => setColumns(withColumn(columns, key, at))}
            />
          ))}
        </SimpleGrid>
      </Card>
      <Group gap="xs">
        <Button
          loading={check.isPending}
          disabled={!isComplete}
          onClick={() => check.mutate({ params: { id: record.id }, body: { columns } })}
        >
          Check the rows
        </Button>
        <DropSectionButton desk={desk} record={record} />
      </Group>
    </Stack>
  );
}

function optionsFor({ headings }: SectionRecord, columns: SectionColumns, key: string) {
  const elsewhere = new Set(Object.entries(columns).flatMap(([other, at]) => (other === key ? [] : [at])));
  return headings.flatMap((heading, at) => (heading === '' ? [] : [{ value: String(at), label: heading, disabled: elsewhere.has(at) }]));
}

function withColumn(columns: SectionColumns, key: string, at: string | null): SectionColumns {
  const others = Object.fromEntries(Object.entries(columns).filter(([other]) => other !== key));
  return at === null ? others : { ...others, [key]: Number(at) };
}

function exampleOf({ sample }: SectionRecord, at: number | undefined): string {
  const cells = at === undefined ? [] : sample.map((row) => row[at]).filter(Boolean);
  return cells.length > 0 ? cells.join(' · ') : 'Nothing in the first rows';
}

function DropSectionButton({ desk, record }: Omit<SectionColumnsProps, 'onChecked'>) {
  const navigate = useNavigate();
  const drop = useSend(desk.calls.drop, {
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate(desk.home, { replace: true });
    },
  });
  const ask = async () => {
    const question = `Put ${record.file_name} away? Nothing of it was imported.`;
    if (await confirm({ title: 'Put away', question, action: 'Put away', danger: true })) drop.mutate({ params: { id: record.id } });
  };
  return (
    <Button variant="subtle" color="red" loading={drop.isPending} onClick={() => void ask()}>
      Put away
    </Button>
  );
}
