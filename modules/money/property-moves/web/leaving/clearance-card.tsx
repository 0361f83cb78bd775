import { Stack, Text } from '@mantine/core';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { readHolding } from '../../contract/leaving.ts';

/** So many items are named on the card. */
const NAMED = 4;

/** The line of property of a clearance (CS Form No. 7): what hinders it. */
export function Card({ person }: { person: { id: number } }) {
  const answer = useCall(readHolding, { params: { id: person.id } });
  return (
    <CardFrame title="Clearance of property" answer={answer}>
      {({ hindrance, items, receiving }) =>
        hindrance === null ? (
          <Stack gap="xs" align="flex-start">
            <StatusBadge tone="good">Nothing held</StatusBadge>
            <Text size="sm">Nothing hinders the clearance.</Text>
          </Stack>
        ) : (
          <Stack gap="xs" align="flex-start">
            <StatusBadge tone="warning">{items.length > 0 ? `${count(items.length, 'item')} held` : 'A transfer waits'}</StatusBadge>
            {items.slice(0, NAMED).map(({ id, property_no, article, paper }) => (
              <Text key={`${id} ${paper}`} size="sm">{`${article}, ${property_no}, ${paper}`}</Text>
            ))}
            {items.length > NAMED && <Text size="sm" c="dimmed">{`and ${items.length - NAMED} more`}</Text>}
            {receiving > 0 && <Text size="sm">{`${count(receiving, 'transfer')} to be received`}</Text>}
          </Stack>
        )
      }
    </CardFrame>
  );
}
