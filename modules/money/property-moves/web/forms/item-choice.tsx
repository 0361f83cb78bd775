import type { ReactNode } from 'react';
import { Button, Checkbox, Group, Input, Stack, Text } from '@mantine/core';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { HeldItemRow } from '../../contract/moves.ts';

interface ItemChoiceProps {
  items: readonly HeldItemRow[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** Whether an item can be chosen; why not is said beside it. */
  opens: (item: HeldItemRow) => boolean;
  error?: ReactNode;
}

/** Which of the items it is about, each a press on a phone; all of them at once for one who leaves. */
export function ItemChoice({ items, value, onChange, opens, error }: ItemChoiceProps) {
  const free = items.filter(opens);
  return (
    <Input.Wrapper label={say('Items')} required labelElement="div" error={error}>
      <Stack gap={0} mt={4} role="group" aria-label={say('Items')}>
        {items.map((item) => (
          <ItemLine
            key={item.id}
            item={item}
            isFree={opens(item)}
            isChosen={value.includes(item.id)}
            onChange={(isChosen) => onChange(isChosen ? [...value, item.id] : value.filter((id) => id !== item.id))}
          />
        ))}
      </Stack>
      <Group justify="space-between" mt={6}>
        <Text size="sm" c="dimmed">
          {say('{items} chosen', { items: count(value.length, 'item') })}
        </Text>
        {free.length > 1 && (
          <Button variant="subtle" onClick={() => onChange(value.length === free.length ? [] : free.map(({ id }) => id))}>
            {value.length === free.length ? say('Choose none') : say('Choose all {number}', { number: free.length })}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}

interface ItemLineProps {
  item: HeldItemRow;
  isFree: boolean;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function ItemLine({ item, isFree, isChosen, onChange }: ItemLineProps) {
  const { property_no, article, serial, paper, amount, hindrance } = item;
  return (
    <Checkbox
      py={10}
      disabled={!isFree}
      checked={isChosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={`${article}${serial && `, ${serial}`}`}
      description={[property_no, paper, unbroken(formatPesos(amount)), hindrance].filter(Boolean).join(' · ')}
    />
  );
}

/** An amount stays in one line. */
function unbroken(amount: string): string {
  return amount.replaceAll(' ', '\u00a0');
}
