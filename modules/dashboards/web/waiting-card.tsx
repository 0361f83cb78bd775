import { Badge, Group, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ApiError } from '@talaan/kernel/web/api-error.ts';
import type { Answer } from '@talaan/kernel/web/call.ts';
import type { readDashboard } from '../contract.ts';
import { Card } from './card.tsx';

/** What waits for whoever is signed in; each line leads to where it is done. */
export function WaitingCard({ home }: { home: UseQueryResult<Answer<typeof readDashboard>, ApiError> }) {
  return (
    <Card title="Waits for you" answer={home}>
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
    </Card>
  );
}
