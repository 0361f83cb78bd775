import type { ReactNode } from 'react';
import { Group, Stack, Text } from '@mantine/core';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { listItems } from '@talaan/property/contract/items.ts';
import { RemoveLine } from '@talaan/property/web/desk/remove-line.tsx';
import { itemFlow } from '@talaan/property/workflow.ts';
import type { SlipType } from '../../contract/fields.ts';
import { mayLeave } from '../../rules/while-out.ts';

export interface OutItem {
  id: number;
  property_no: string;
  article: string;
}

interface OutItemsFieldProps {
  type: SlipType;
  value: readonly OutItem[];
  onChange: (items: OutItem[]) => void;
  /** Those of the form: that of `item_ids.2` is said on the third row. */
  errors: Readonly<Record<string, ReactNode>>;
}

/** Items that may leave, found by number, article or serial number and added one by one. */
export function OutItemsField({ type, value, onChange, errors }: OutItemsFieldProps) {
  const states = itemFlow.states.filter((state) => mayLeave(type, state));
  return (
    <Stack gap={6}>
      <RemotePicker
        label="Items"
        description={type === 'LOAN' ? 'In stock; by number, article or serial number' : 'By number, article, serial number or holder'}
        required
        endpoint={listItems}
        rows="items"
        query={{ state: states.join(), per_page: 5 }}
        value={null}
        error={errors['item_ids']}
        onChange={(id, row) => {
          if (id === null || !row || value.some((item) => item.id === id)) return;
          onChange([...value, { id, property_no: row.property_no, article: row.article }]);
        }}
        option={({ property_no, article, serial, holder, state }) => ({
          label: `${property_no} ${article}`,
          note: [serial, holder ?? itemFlow.words[state]].filter(Boolean).join(' · '),
        })}
      />
      {value.map((item, at) => (
        <Stack key={item.id} gap={0}>
          <Group gap="xs" wrap="nowrap" justify="space-between">
            <Text size="sm">{`${item.article}, ${item.property_no}`}</Text>
            <RemoveLine label={`Leave out ${item.property_no}`} onClick={() => onChange(value.filter(({ id }) => id !== item.id))} />
          </Group>
          {errors[`item_ids.${at}`] && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {errors[`item_ids.${at}`]}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
