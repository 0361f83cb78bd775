import { useState } from 'react';
import { Alert, Button, Card, Group, Select, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { confirmRemoval } from '@talaan/kernel/web/confirm.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import { useNavigate } from 'react-router';
import {
  checkPersonnelImport,
  dropPersonnelImport,
  type ImportColumns,
  type ImportField,
  type ImportRecord,
} from '../../contract/import.ts';
import { importFieldNames, importFields } from '../../rules/import-fields.ts';

/** Which column of the file is which of our fields; found by name, corrected by hand. */
export function ColumnsStep({ record, onChecked }: { record: ImportRecord; onChecked: () => void }) {
  const [columns, setColumns] = useState<ImportColumns>(record.columns);
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const check = useSend(checkPersonnelImport, { onDone: onChecked });
  const used = new Set(Object.values(columns));
  const unused = record.headings.filter((heading, at) => heading !== '' && !used.has(at));
  const choose = (field: ImportField, at: number | undefined) => setColumns((now) => ({ ...now, [field]: at }));
  const rows = importFieldNames.map((field) => ({
    field,
    picker: (
      <ColumnPicker
        field={field}
        record={record}
        columns={columns}
        error={check.error?.errors[`columns.${field}`]?.[0]}
        onChoose={(at) => choose(field, at)}
      />
    ),
    example: exampleOf(record, columns[field]),
  }));
  return (
    <Stack gap="md">
      {unused.length > 0 && (
        <Alert color="blue" title={unused.length === 1 ? 'One column is not used' : `${unused.length} columns are not used`}>
          {unused.join(', ')}
        </Alert>
      )}
      <Card withBorder padding={0}>
        {isPhone ? (
          <Stack gap="md" p="md">
            {rows.map(({ field, picker, example }) => (
              <Stack key={field} gap={2}>
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
                <Table.Tr key={field}>
                  <Table.Td>
                    {importFields[field].title}
                    {field === 'idno' && (
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
          disabled={columns.idno === undefined}
          onClick={() =>
            check.mutate({
              params: { id: record.id },
              body: { columns, offices: record.office_choices, positions: record.position_choices },
            })
          }
        >
          Check the rows
        </Button>
        <DropButton record={record} />
        {columns.idno === undefined && (
          <Text size="sm" c="dimmed">
            Say which column has the employee number.
          </Text>
        )}
      </Group>
    </Stack>
  );
}

interface ColumnPickerProps {
  field: ImportField;
  record: ImportRecord;
  columns: ImportColumns;
  error: string | undefined;
  onChoose: (at: number | undefined) => void;
}

function ColumnPicker({ field, record, columns, error, onChoose }: ColumnPickerProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { title } = importFields[field];
  const elsewhere = new Set(importFieldNames.filter((other) => other !== field).map((other) => columns[other]));
  const data = record.headings
    .map((heading, at) => ({ value: String(at), label: `${columnLetter(at)}: ${heading || '(no heading)'}`, disabled: elsewhere.has(at) }))
    .filter((_, at) => record.headings[at] !== '' || record.sample.some((row) => row[at]));
  return (
    <Select
      label={isPhone ? title : undefined}
      aria-label={title}
      withAsterisk={isPhone && field === 'idno'}
      placeholder="Not in this file"
      data={data}
      clearable
      searchable
      error={error}
      value={columns[field] === undefined ? null : String(columns[field])}
      onChange={(at) => onChoose(at === null ? undefined : Number(at))}
    />
  );
}

function exampleOf({ sample }: ImportRecord, at: number | undefined): string {
  return at === undefined
    ? ''
    : sample
        .map((row) => row[at])
        .filter(Boolean)
        .join(' · ');
}

/** 0 as A, 26 as AA, as spreadsheets name their columns. */
function columnLetter(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : columnLetter(Math.floor(at / 26) - 1) + columnLetter(at % 26);
}

/** Puts an import away that is not wanted. */
export function DropButton({ record }: { record: ImportRecord }) {
  const navigate = useNavigate();
  const drop = useSend(dropPersonnelImport, {
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate('/personnels/import', { replace: true });
    },
  });
  const ask = async () => {
    if (await confirmRemoval(record.file_name)) drop.mutate({ params: { id: record.id } });
  };
  return (
    <Button variant="subtle" color="red" loading={drop.isPending} onClick={() => void ask()}>
      Put this file away
    </Button>
  );
}
