import { Checkbox, Group, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { CLASSES } from '../../../contract/fields.ts';
import type { LinesValues } from './delivery-values.ts';
import type { DeliveryPreview } from './use-delivery-preview.ts';

/** What all lines come to, and the word that repeated serial numbers were compared. */
export function DeliverySum({ form, preview }: { form: UseFormReturnType<LinesValues>; preview: DeliveryPreview }) {
  if (!preview) return null;
  const { items, warnings } = preview;
  const total = items.reduce((sum, { unit_cost: cost }) => sum + cost, 0);
  const classes = [...Map.groupBy(items, ({ class: is }) => is)];
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text fw={600}>{`${count(items.length, 'item')} · ${formatPesos(total)}`}</Text>
        <Text size="sm" c="dimmed">
          {classes.map(([is, of]) => `${of.length} ${CLASSES[is].toLowerCase()}`).join(' · ')}
        </Text>
      </Group>
      {warnings.length > 0 && (
        <Checkbox
          label="They were compared: the serial numbers are right, though another item has them"
          {...form.getInputProps('repeated_serials', { type: 'checkbox' })}
        />
      )}
    </Stack>
  );
}
