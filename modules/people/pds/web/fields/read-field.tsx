import { Group, List, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Field, Typed } from '../../contract/field.ts';
import { rowKey } from '../../rules/row-key.ts';
import { RevealButton, useRevealed } from './identity-field.tsx';
import { fieldId, fieldOf, isMasked, textOf, useRow } from './row-context.ts';

/** A box of a sheet that cannot be changed now: what is printed there. */
export function ReadField({ name, label }: { name: string; label?: string }) {
  const { section, row, values } = useRow();
  const { shown, toggle } = useRevealed(name);
  const field = fieldOf(section, name);
  const called = label ?? field.label;
  const value = values[name] ?? null;
  return (
    <Stack gap={0} id={fieldId(rowKey(section, row.id), name)} miw={0}>
      <Text size="sm" c="dimmed">
        {called}
      </Text>
      <Group gap={4} wrap="nowrap" align="center" mih={28}>
        {field.kind === 'lines' && Array.isArray(value) && value.length > 0 ? (
          <List size="sm">
            {value.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        ) : (
          <Text size="sm" className="printed-value">
            {shown ?? formatValue(field, value, row.labels[name])}
          </Text>
        )}
        {isMasked(value) && <RevealButton label={called} isShown={shown !== undefined} onClick={toggle} />}
      </Group>
    </Stack>
  );
}

/** A value in words; N/A where there is none, as the form prints it. */
export function formatValue(field: Field, value: Typed, label: string | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = textOf(value);
  if (field.kind === 'yes_no') return 'Not answered';
  if (text === '') return 'N/A';
  if (field.kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(text) ? longDate(text) : text;
  if (field.kind === 'lookup') return label ?? text;
  if (field.kind === 'money') return `PHP ${withCommas(text)}`;
  return field.choices?.find((choice) => choice.value === text)?.label ?? text;
}

function withCommas(amount: string): string {
  const [pesos = '', ...rest] = amount.split('.');
  return [pesos.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}
