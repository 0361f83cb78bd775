import { Badge, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { listCirculars, titleOf } from '../contract.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';

const SHOWN = 5;

/** The newest circulars that concern one. */
export function Card() {
  const answer = useCall(listCirculars, { query: { per_page: SHOWN } });
  return (
    <CardFrame title="Circulars" more={{ label: 'All circulars', to: '/memorandum_circular' }} answer={answer}>
      {({ circulars }) =>
        circulars.length === 0 ? (
          <Text size="sm">No circular concerns you yet.</Text>
        ) : (
          <Stack gap={0}>
            {circulars.map((one) => (
              <Link key={one.id} to={`/memorandum_circular/${one.id}`} className="menu-line dashboard-line">
                <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
                  <Text size="sm" fw={one.read_at ? 400 : 600}>
                    {one.subject}
                  </Text>
                  {one.needs_acknowledgement && one.is_mine_to_read && !one.acknowledged_at && (
                    <Badge color="yellow" flex="none">
                      To acknowledge
                    </Badge>
                  )}
                </Group>
                <Text size="xs" c="dimmed">
                  {titleOf(one)} · {longDate(one.dated)}
                </Text>
              </Link>
            ))}
          </Stack>
        )
      }
    </CardFrame>
  );
}
