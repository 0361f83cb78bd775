import { useState } from 'react';
import { Card, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { CONDITIONS } from '@talaan/property/contract/fields.ts';
import { isPlaceOfCard } from '../../rules/find-differences.ts';
import type { KeptCount, KeptScan } from './count-store.ts';
import { findCard, type Condition, type Given } from './use-counting.ts';

const { LOST: _lost, ...SEEN } = CONDITIONS;

interface ScanResultProps {
  count: KeptCount;
  scan: KeptScan;
  told: string | undefined;
  record: (given: Given) => Promise<boolean>;
}

/** What was counted last, how it compares with its card, and in which condition it is. */
export function ScanResult({ count, scan, told, record }: ScanResultProps) {
  const [condition, setCondition] = useState<Condition>(scan.condition);
  const card = findCard(count, scan.given);
  const isHere = card && isPlaceOfCard(scan, { office_id: card.office_id, room: card.room });
  const change = async (chosen: Condition) => {
    // The same item, place and person: a correction, and no conflict.
    if (await record({ way: scan.way, given: scan.given, condition: chosen })) setCondition(chosen);
  };
  return (
    <Card withBorder padding="sm" component="section" aria-label={say('Counted last')} aria-live="polite">
      <Stack gap={6}>
        <Group justify="space-between" wrap="nowrap" align="flex-start" className="counting-beside">
          <div>
            <Text fw={600} size="sm">
              {card?.what ?? (scan.article || 'Not on the cards of this count')}
            </Text>
            <Text size="sm" c="dimmed">
              {[scan.given, card?.holder].filter(Boolean).join(' · ')}
            </Text>
          </div>
          {!card ? (
            <StatusBadge tone="warning">{scan.way === 'NEW' ? say('New find') : say('No card here')}</StatusBadge>
          ) : isHere ? (
            <StatusBadge tone="good">{say('Counted')}</StatusBadge>
          ) : (
            <StatusBadge tone="warning">{say('Found elsewhere')}</StatusBadge>
          )}
        </Group>
        {card && !isHere && <Text size="sm">{say('Its card says {place}. It is counted here.', { place: placeOf(count, card) })}</Text>}
        {told && <Text size="sm">{told}</Text>}
        {card && (
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={say('Condition of {given}', { given: scan.given })}
            data={choices(SEEN)}
            value={condition}
            onChange={(chosen) => void change(chosen as Condition)}
          />
        )}
      </Stack>
    </Card>
  );
}

function placeOf({ offices }: KeptCount, { office_id: id, room }: { office_id: number; room: string }): string {
  return [offices.find((office) => office.id === id)?.acronym, room].filter(Boolean).join(', ') || 'no place';
}
