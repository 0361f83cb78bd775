import { useEffect, useMemo } from 'react';
import { Card, Center, Group, Image, Stack, Text } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { CONDITIONS } from '@talaan/property/contract/fields.ts';
import { readMovedPhoto, type Move, type MovedItemRow } from '../../contract/moves.ts';

/** The items of a move, each with its photo, number, paper and condition. */
export function MovedItems({ move }: { move: Move }) {
  return (
    <Card withBorder padding="md" component="section" aria-label={say('Items')}>
      <Stack gap="md">
        {move.lines.map((line) => (
          <MovedItem key={line.id} moveId={move.id} line={line} />
        ))}
      </Stack>
    </Card>
  );
}

function MovedItem({ moveId, line }: { moveId: number; line: MovedItemRow }) {
  const { property_no, article, brand, model, serial, description, amount, paper, condition, remarks, left_because: left } = line;
  const named = [[brand, model].filter(Boolean).join(' '), serial && say('serial no. {serial}', { serial }), description]
    .filter(Boolean)
    .join(', ');
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start" component="article" aria-label={`${article} ${property_no}`}>
      <Photo moveId={moveId} line={line} />
      <Stack gap={2} flex={1} miw={0}>
        <Text fw={600} size="sm">
          {article}
        </Text>
        <Text size="sm" c="dimmed">
          {named}
        </Text>
        <Text size="sm">{[property_no, paper, formatPesos(amount)].filter(Boolean).join(' · ')}</Text>
        <Group gap={6}>
          {condition !== 'SERVICEABLE' && (
            <StatusBadge tone={condition === 'LOST' ? 'bad' : 'warning'}>{CONDITIONS[condition]}</StatusBadge>
          )}
          {left !== null && <StatusBadge tone="past">{left}</StatusBadge>}
        </Group>
        {remarks && <Text size="sm">{remarks}</Text>}
      </Stack>
    </Group>
  );
}

function Photo({ moveId, line: { id, article, property_no, has_photo } }: { moveId: number; line: MovedItemRow }) {
  const file = useQuery({
    queryKey: [readMovedPhoto.path, { moveId, id }],
    queryFn: () => fetchFile(readMovedPhoto, { params: { id: moveId, item: id } }),
    enabled: has_photo,
    meta: { search: true },
  });
  const address = useMemo(() => (file.data ? URL.createObjectURL(file.data) : undefined), [file.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return (
    <Center w={56} h={56} flex="none">
      {address ? (
        <Image src={address} alt={say('Photo of {article} {property_no}', { article, property_no })} h="100%" fit="cover" radius="sm" />
      ) : (
        <IconPackage size={28} stroke={1.25} aria-hidden />
      )}
    </Center>
  );
}
