import { Badge, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readDashboard } from '../contract.ts';
import { CardFrame } from '@talaan/kernel/web/card-frame.tsx';

/** What waits for whoever is signed in; each line leads to where it is done. */
export function Card() {
  const home = useCall(readDashboard, {});
  return (
    <CardFrame title="Waits for you" answer={home}>
      {({ waiting }) =>
        waiting.length === 0 ? (
          <Text size="sm">Nothing waits for you.</Text>
        ) : (
          <Stack gap={0}>
            {waiting.map((one) => (
              <Link key={one.link} to={one.link} className="menu-line dashboard-line">
                <Group justify="space-between" wrap="nowrap">
                  <Text size="sm">{one.title}</Text>
                  <Badge>{one.count}</Badge>
                </Group>
              </Link>
            ))}
          </Stack>
        )
      }
    </CardFrame>
  );
}
