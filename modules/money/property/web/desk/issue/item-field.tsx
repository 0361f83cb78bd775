import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ActionIcon, Button, Group, Input, Paper, Stack, Text } from '@mantine/core';
import { IconCamera, IconCameraOff, IconX } from '@tabler/icons-react';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { focusOnSight } from '@talaan/kernel/web/forms/focus-on-sight.ts';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { listItems, type ItemRow } from '../../../contract/items.ts';
import { readSticker } from '../../../rules/read-sticker.ts';
import { itemFlow } from '../../../workflow.ts';
import { BELOW_LABEL } from '../remove-line.tsx';
import { StickerCamera } from './sticker-camera.tsx';

/** An item that is about to be issued. */
export type PickedItem = Pick<ItemRow, 'id' | 'property_no' | 'article' | 'serial' | 'unit_cost'>;

export const pick = ({ id, property_no, article, serial, unit_cost }: ItemRow): PickedItem => ({
  id,
  property_no,
  article,
  serial,
  unit_cost,
});

interface ItemFieldProps {
  value: PickedItem[];
  onChange: (value: PickedItem[]) => void;
  error: React.ReactNode;
}

const HIGHEST_PX = 330;

/** Items in stock, found by words, scanned, or typed by their whole number. */
export function ItemField({ value, onChange, error }: ItemFieldProps) {
  const [refused, setRefused] = useState<string>();
  const [isFilming, setFilming] = useState(false);
  const [round, setRound] = useState(0);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const add = (item: ItemRow) => {
    setRefused(undefined);
    setRound((before) => before + 1);
    if (latest.current.some(({ id }) => id === item.id)) return;
    latest.current = [...latest.current, pick(item)];
    onChange(latest.current);
  };
  const scan = async (number: string) => {
    const { items } = await call(listItems, { query: { term: number, per_page: 5 } }).catch(() => ({ items: [] }));
    const found = items.find(({ property_no: its }) => its === number);
    if (found?.state === 'IN_STOCK') return add(found);
    setRound((before) => before + 1);
    setRefused(found ? `${number} is not in stock: ${formatWhy(found)}` : `No item has the number ${number}.`);
  };
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    const number = event.key === 'Enter' ? readSticker(event.currentTarget.value) : null;
    if (number === null) return;
    event.preventDefault();
    event.stopPropagation();
    void scan(number);
  };
  const total = value.reduce((sum, { unit_cost: cost }) => sum + cost, 0);
  return (
    <Stack gap="sm">
      <Group align="flex-start" gap="sm" wrap="nowrap">
        <RemotePicker
          key={round}
          label="Items"
          description="Scan a sticker, or search by number, serial or words"
          required
          flex={1}
          clearable={false}
          ref={round > 0 ? focusOnSight : undefined}
          endpoint={listItems}
          rows="items"
          query={{ state: 'IN_STOCK', per_page: 5 }}
          value={null}
          onChange={(_id, row) => row && add(row)}
          onKeyDownCapture={enter}
          option={({ property_no: number, article, serial, unit_cost: cost }) => ({
            label: `${number} ${article}`,
            note: [formatPesos(cost), serial && `serial no. ${serial}`].filter(Boolean).join(' · '),
          })}
          error={refused ?? error}
        />
        <Button
          variant="default"
          mt={BELOW_LABEL}
          leftSection={isFilming ? <IconCameraOff size={16} /> : <IconCamera size={16} />}
          onClick={() => setFilming(!isFilming)}
        >
          {isFilming ? 'Stop' : 'Camera'}
        </Button>
      </Group>
      {isFilming && <StickerCamera onNumber={(number) => void scan(number)} />}
      {value.length > 0 && (
        <Input.Wrapper label={`${count(value.length, 'item')} · ${formatPesos(total)}`} labelElement="div">
          <Stack gap={4} component="ul" m={0} p={0} mt={4} mah={HIGHEST_PX} style={LIST}>
            {value.map((item) => (
              <PickedLine key={item.id} item={item} onRemove={() => onChange(value.filter(({ id }) => id !== item.id))} />
            ))}
          </Stack>
        </Input.Wrapper>
      )}
    </Stack>
  );
}

const LIST = { listStyle: 'none', overflowY: 'auto' } as const;

function PickedLine({ item, onRemove }: { item: PickedItem; onRemove: () => void }) {
  return (
    <Paper withBorder component="li" px="sm" py={4}>
      <Group gap="sm" wrap="nowrap">
        <Text size="sm" flex={1} miw={0} truncate>
          <Text span size="sm" fw={500}>
            {item.property_no}
          </Text>{' '}
          {[item.article, item.serial].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" flex="none">
          {formatPesos(item.unit_cost)}
        </Text>
        <ActionIcon variant="subtle" color="gray" aria-label={`Leave out ${item.property_no}`} onClick={onRemove}>
          <IconX size={16} />
        </ActionIcon>
      </Group>
    </Paper>
  );
}

function formatWhy({ state, holder }: ItemRow): string {
  const word = itemFlow.words[state].toLowerCase();
  return holder === null ? `${word}.` : `${word}, with ${holder}.`;
}
