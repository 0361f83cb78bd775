import { useState } from 'react';
import { Anchor, Button, Checkbox, Group, Skeleton, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { listItems } from '../../../contract/items.ts';
import { issueItems } from '../../../contract/papers.ts';
import { ItemBadge } from '../../badges.tsx';
import { addressOfIssue } from '../issue/issue-address.ts';

/** So many are shown; the rest are in the list of items. */
const SHOWN = 100;

/** The items that came with a delivery; some of those in stock are chosen to be issued. */
export function DeliveryItems({ delivery }: { delivery: number }) {
  const answer = useCall(listItems, { query: { delivery, per_page: SHOWN, sort: 'property_no' } });
  const mayIssue = useMayCall(issueItems);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data || answer.isPlaceholderData) return <Skeleton h={160} aria-busy />;
  const { items, total } = answer.data;
  const isOpen = (state: string) => mayIssue && state === 'IN_STOCK';
  const picked = items.filter(({ id, state }) => isOpen(state) && chosen.includes(id));
  return (
    <Stack gap="sm">
      <Table.ScrollContainer minWidth={460} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {mayIssue && (
                <Table.Th w={44}>
                  <VisuallyHidden>Chosen</VisuallyHidden>
                </Table.Th>
              )}
              <Table.Th>Property number</Table.Th>
              <Table.Th>Article</Table.Th>
              <Table.Th ta="end">Cost (PHP)</Table.Th>
              <Table.Th>State</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((item) => (
              <Table.Tr key={item.id}>
                {mayIssue && (
                  <Table.Td>
                    <Checkbox
                      aria-label={`Choose ${item.property_no}`}
                      disabled={!isOpen(item.state)}
                      checked={picked.some(({ id }) => id === item.id)}
                      onChange={({ currentTarget: { checked } }) =>
                        setChosen(checked ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
                      }
                    />
                  </Table.Td>
                )}
                <Table.Td>
                  <Anchor component={Link} to={`/property/items/${item.id}`} size="sm">
                    {item.property_no}
                  </Anchor>
                  <Text size="xs" c="dimmed">
                    {item.serial}
                  </Text>
                </Table.Td>
                <Table.Td>
                  {item.article}
                  <Text size="xs" c="dimmed">
                    {item.holder}
                  </Text>
                </Table.Td>
                <Table.Td ta="end">{formatMoney(item.unit_cost)}</Table.Td>
                <Table.Td>
                  <ItemBadge state={item.state} short />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="space-between" gap="sm">
        {total > SHOWN ? (
          <Anchor component={Link} to={`/property/items?delivery=${delivery}`} size="sm">
            {`All ${count(total, 'item')}`}
          </Anchor>
        ) : (
          <span />
        )}
        {picked.length > 0 && (
          <Button component={Link} to={addressOfIssue(picked)} variant="default" leftSection={<IconUserCheck size={16} />}>
            {`Issue ${count(picked.length, 'item')}`}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
