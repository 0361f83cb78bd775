import { Checkbox, Group, NativeSelect, Stack, Table, Text, Title } from '@mantine/core';
import type { OfficeUseRows } from '../../contract/split.ts';
import { rowId, takersOf, type SplitPlan } from './split-plan.ts';

interface UseRowsProps {
  use: OfficeUseRows;
  /** What the office that is split is called, and its parts. */
  office: string;
  parts: readonly string[];
  plan: SplitPlan;
  onSend: (ids: string[], part: number | null) => void;
  onShare: (id: string, part: number) => void;
}

/** The people, units, items, designations, heads, roles or schedules of the office, and where each goes. */
export function UseRows({ use, office, parts, plan, onSend, onShare }: UseRowsProps) {
  const choices = [{ value: '', label: `Stays in ${office}` }, ...parts.map((name, index) => ({ value: String(index), label: name }))];
  const partOf = (value: string) => (value === '' ? null : Number(value));
  const ids = use.rows.map(({ key }) => rowId(use, key));
  return (
    <Stack gap="xs" component="section" aria-label={use.title}>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {use.title} ({use.rows.length})
        </Title>
        {!use.shared && use.rows.length > 1 && (
          <NativeSelect
            aria-label={`Where all ${use.title.toLowerCase()} go`}
            data={[{ value: '-', label: 'All of them …' }, ...choices]}
            value="-"
            onChange={(event) => {
              if (event.currentTarget.value !== '-') onSend(ids, partOf(event.currentTarget.value));
            }}
          />
        )}
      </Group>
      {use.follows_people && use.rows.length > 0 && (
        <Text size="sm" c="dimmed">
          Each goes where its person goes, unless you choose otherwise.
        </Text>
      )}
      {use.rows.length === 0 ? (
        <Text c="dimmed">None.</Text>
      ) : (
        <Table verticalSpacing={6}>
          <Table.Tbody>
            {use.rows.map((row) => {
              const { key, label, note } = row;
              const id = rowId(use, key);
              return (
                <Table.Tr key={key}>
                  <Table.Td>
                    <Text size="sm" fw={500}>
                      {label}
                    </Text>
                    {note && (
                      <Text size="xs" c="dimmed">
                        {note}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td w={{ base: 160, sm: 240 }}>
                    {use.shared ? (
                      <Stack gap="xs">
                        {parts.map((name, index) => (
                          <Checkbox
                            key={name}
                            label={`${name} has it too`}
                            checked={plan.goes[id]?.includes(index) ?? false}
                            onChange={() => onShare(id, index)}
                          />
                        ))}
                      </Stack>
                    ) : (
                      <NativeSelect
                        aria-label={`Office for ${label}`}
                        data={choices}
                        value={String(takersOf(plan, use, row)[0] ?? '')}
                        onChange={(event) => onSend([id], partOf(event.currentTarget.value))}
                      />
                    )}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}
