import type { ReactNode } from 'react';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { itemFlow } from '@talaan/property/workflow.ts';
import { findFreeItems } from '../../contract/moves.ts';

export interface FreeItem {
  id: number;
  property_no: string;
  article: string;
  amount: number;
}

interface FreeItemsFieldProps {
  value: readonly FreeItem[];
  onChange: (items: FreeItem[]) => void;
  error?: ReactNode;
}

/** Items without a holder, found by number, article or serial number and added one by one. */
export function FreeItemsField({ value, onChange, error }: FreeItemsFieldProps) {
  return (
    <Stack gap={6}>
      <RemotePicker
        label="Items"
        description="In stock, returned or unserviceable; by number, article or serial number"
        required
        endpoint={findFreeItems}
        rows="items"
        query={{ returned: 1 }}
        value={null}
        error={error}
        onChange={(id, row) => {
          if (id === null || !row) return;
          if (!value.some((item) => item.id === id)) onChange([...value, row]);
        }}
        option={({ property_no, article, serial, state }) => ({
          label: `${property_no} ${article}`,
          note: [serial, itemFlow.words[state]].filter(Boolean).join(' · '),
        })}
      />
      {value.map((item) => (
        <Group key={item.id} gap="xs" wrap="nowrap" justify="space-between">
          <Text size="sm">{`${item.article}, ${item.property_no}, ${formatPesos(item.amount)}`}</Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Leave out ${item.property_no}`}
            onClick={() => onChange(value.filter(({ id }) => id !== item.id))}
          >
            <IconX size={16} />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  );
}
