import { useState } from 'react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Here, KeptCount, KeptScan } from './count-store.ts';
import type { Given } from './use-counting.ts';

const MOST_SHOWN = 20;

interface BareItemsProps {
  count: KeptCount;
  here: Here;
  scans: readonly KeptScan[];
  record: (given: Given) => Promise<boolean>;
}

/** Chooses what has no sticker from the cards, those of this office first; it is listed to get one. */
export function BareItems({ count, here, scans, record }: BareItemsProps) {
  const [typed, setTyped] = useState('');
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const done = new Set(scans.map(({ given }) => given));
  const found = count.cards
    .filter(({ no, counted }) => counted === null && !done.has(no))
    .filter(({ no, what, serial, holder }) => {
      const text = `${no} ${what} ${serial} ${holder ?? ''}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => Number(other.office_id === here.office_id) - Number(one.office_id === here.office_id));
  return (
    <Stack gap="xs">
      <TextInput
        label={say('Find its card')}
        placeholder={say('Article, serial number or person')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.slice(0, MOST_SHOWN).map((card) => (
        <Group key={card.id} wrap="nowrap" justify="space-between" gap="xs" className="counting-beside">
          <div>
            <Text size="sm">{card.what}</Text>
            <Text size="xs" c="dimmed">
              {[card.no, card.holder].filter(Boolean).join(' · ')}
            </Text>
          </div>
          <Button
            size="compact-md"
            variant="default"
            aria-label={say('Count {no}', { no: card.no })}
            onClick={() => void record({ way: 'CARD', given: card.no, condition: 'SERVICEABLE' })}
          >
            {say('Count it')}
          </Button>
        </Group>
      ))}
      {found.length === 0 && <Text size="sm">{say('No card that was not counted fits. Note it as a find without a card.')}</Text>}
      {found.length > MOST_SHOWN && (
        <Text size="xs">{say('{more} more: type a part of its number, article or person.', { more: found.length - MOST_SHOWN })}</Text>
      )}
    </Stack>
  );
}
