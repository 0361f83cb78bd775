import { Group, Stack, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconCircleDotted } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { isSamePlace } from '../../rules/tally.ts';
import type { Here, KeptCount, KeptScan } from './count-store.ts';

interface RoomListProps {
  count: KeptCount;
  here: Here;
  scans: readonly KeptScan[];
  told: ReadonlyMap<string, string>;
}

/** What the cards say is in this room, with what is done; and what was counted here beside it. */
export function RoomList({ count, here, scans, told }: RoomListProps) {
  const place = { office_id: here.office_id!, room: here.room };
  const expected = count.cards.filter((card) => isSamePlace(card, place));
  const scanned = new Map(scans.map((scan) => [scan.given, scan]));
  const isDone = (no: string, counted: object | null) => scanned.has(no) || counted !== null;
  const done = expected.filter(({ no, counted }) => isDone(no, counted)).length;
  const numbers = new Set(expected.map(({ no }) => no));
  const others = [
    ...new Map(
      scans.filter((scan) => isSamePlace(scan, place) && !numbers.has(scan.given)).map((scan) => [scan.given || scan.id, scan]),
    ).values(),
  ];
  const whatIs = new Map(count.cards.map(({ no, what }) => [no, what]));
  return (
    <section aria-label={say('This room')}>
      <Title order={2} size="h5" mt="xs">
        {expected.length === 0 ? say('No card is of this room') : say('{done} of {expected} found', { done, expected: expected.length })}
      </Title>
      <Stack gap={2} mt={4}>
        {expected
          .toSorted((one, other) => Number(isDone(one.no, one.counted)) - Number(isDone(other.no, other.counted)))
          .map(({ id, no, what, holder, counted }) => {
            const isFound = isDone(no, counted);
            const scan = scanned.get(no);
            return (
              <Group key={id} gap="xs" wrap="nowrap" align="flex-start" className="counting-item" data-found={isFound || undefined}>
                {isFound ? (
                  <IconCircleCheck size={18} aria-label={say('Found')} />
                ) : (
                  <IconCircle size={18} aria-label={say('Not found yet')} />
                )}
                <div>
                  <Text size="sm">{what}</Text>
                  <Text size="xs" c="dimmed">
                    {[no, holder, scan && told.get(scan.id)].filter(Boolean).join(' · ')}
                  </Text>
                </div>
              </Group>
            );
          })}
      </Stack>
      {others.length > 0 && (
        <>
          <Title order={2} size="h5" mt="sm">
            {say('Also found here')}
          </Title>
          <Stack gap={2} mt={4}>
            {others.map((scan) => (
              <Group key={scan.id} gap="xs" wrap="nowrap" align="flex-start" className="counting-item">
                <IconCircleDotted size={18} aria-hidden />
                <div>
                  <Text size="sm">{whatIs.get(scan.given) ?? (scan.article || 'Not on the cards of this count')}</Text>
                  <Text size="xs" c="dimmed">
                    {[scan.given, told.get(scan.id)].filter(Boolean).join(' · ')}
                  </Text>
                </div>
              </Group>
            ))}
          </Stack>
        </>
      )}
    </section>
  );
}
