import { useState } from 'react';
import { Alert, Button, Card, Group, Stack, Table, Text } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useNavigate } from 'react-router';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import type { ImportColumns } from '../contract/import-record.ts';
import type { ImportView, RecordOfImport } from './import-view.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';

interface ColumnsStepProps {
  view: ImportView;
  record: RecordOfImport;
  choices: unknown;
  onChoices: (choices: unknown) => void;
  accepted: readonly number[];
  dateOrder: RecordOfImport['date_order'];
  onChecked: () => void;
}

/** Which column of the file is which field; found by name, corrected by hand. */
export function ColumnsStep({ view, record, choices, onChoices, accepted, dateOrder, onChecked }: ColumnsStepProps) {
  const [columns, setColumns] = useState<ImportColumns>(record.columns);
  const isPhone = useIsPhone();
  const check = useSend(view.calls.check, { onDone: onChecked });
  const errors = check.error?.errors ?? {};
  const used = new Set(Object.values(columns));
  const unused = record.headings.filter((heading, at) => heading !== '' && !used.has(at));
  const missing = record.fields.filter(({ key, is_required: needed }) => needed && columns[key] === undefined);
  const rows = record.fields.map((field) => ({
    field,
    example: exampleOf(record, columns[field.key]),
    picker: (
      <SearchSelect
        label={isPhone ? field.title : undefined}
        aria-label={field.title}
        withAsterisk={isPhone && field.is_required}
        placeholder="Not in this file"
        data={columnsFor(record, columns, field.key)}
        clearable
        error={errors[`columns.${field.key}`]?.[0]}
        value={columns[field.key] === undefined ? null : String(columns[field.key])}
        onChange={(at) => setColumns(withColumn(columns, field.key, at))}
      />
    ),
  }));
  return (
    <Stack gap="md">
      {record.failure && (
        <Alert color="red" title="The file was not checked" role="alert">
          {record.failure}
        </Alert>
      )}
      {view.Choices && <view.Choices step="columns" {...{ record, choices, onChoices, errors }} checkAgain={null} />}
      {unused.length > 0 && (
        <Alert color="blue" title={unused.length === 1 ? 'One column is not used' : `${unused.length} columns are not used`}>
          {unused.join(', ')}
        </Alert>
      )}
      <Card withBorder padding={0}>
        {isPhone ? (
          <Stack gap="md" p="md">
            {rows.map(({ field, picker, example }) => (
              <Stack key={field.key} gap={2}>
                {picker}
                <Text size="xs" c="dimmed">
                  {example}
                </Text>
              </Stack>
            ))}
          </Stack>
        ) : (
          <Table verticalSpacing={6} layout="fixed">
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={200}>In Talaan</Table.Th>
                <Table.Th w={320}>Column of the file</Table.Th>
                <Table.Th>Its first rows</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ field, picker, example }) => (
                <Table.Tr key={field.key}>
                  <Table.Td>
                    {field.title}
                    {field.is_required && (
                      <Text span c="red" aria-hidden>
                        {' '}
                        *
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>{picker}</Table.Td>
                  <Table.Td>
                    <Text size="sm" c="dimmed" truncate>
                      {example}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Card>
      <Group gap="xs">
        <Button
          loading={check.isPending}
          disabled={missing.length > 0}
          onClick={() =>
            check.mutate({ params: { id: record.id }, body: { columns, choices, accepted: [...accepted], date_order: dateOrder } })
          }
        >
          Check the rows
        </Button>
        <DropButton view={view} record={record} />
        {missing[0] && (
          <Text size="sm" c="dimmed">
            Choose the column with this: {missing[0].title.toLowerCase()}.
          </Text>
        )}
      </Group>
    </Stack>
  );
}

function columnsFor({ headings, sample }: RecordOfImport, columns: ImportColumns, key: string) {
  const elsewhere = new Set(Object.entries(columns).flatMap(([other, at]) => (other === key ? [] : [at])));
  return headings
    .map((heading, at) => ({ value: String(at), label: `${columnLetter(at)}: ${heading || '(no heading)'}`, disabled: elsewhere.has(at) }))
    .filter((_, at) => headings[at] !== '' || sample.some((row) => row[at]));
}

function withColumn(columns: ImportColumns, key: string, at: string | null): ImportColumns {
  const others = Object.fromEntries(Object.entries(columns).filter(([other]) => other !== key));
  return at === null ? others : { ...others, [key]: Number(at) };
}

function exampleOf({ sample }: RecordOfImport, at: number | undefined): string {
  const cells = at === undefined ? [] : sample.map((row) => row[at]).filter(Boolean);
  return cells.join(' · ');
}

/** 0 as A, 26 as AA, as spreadsheets name their columns. */
function columnLetter(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : columnLetter(Math.floor(at / 26) - 1) + columnLetter(at % 26);
}

function DropButton({ view, record }: Pick<ColumnsStepProps, 'view' | 'record'>) {
  const navigate = useNavigate();
  const drop = useSend(view.calls.drop, {
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate(view.home, { replace: true });
    },
  });
  const ask = async () => {
    const question = `Remove ${record.file_name} ? Nothing of it was imported.`;
    if (await confirm({ title: 'Remove the file', question, action: 'Remove', danger: true })) drop.mutate({ params: { id: record.id } });
  };
  return (
    <Button variant="subtle" color="red" loading={drop.isPending} onClick={() => void ask()}>
      Remove this file
    </Button>
  );
}
