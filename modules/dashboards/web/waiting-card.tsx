import { Badge, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { CardFrame } from '@talaan/kernel/web/card-frame.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { countInbox, countQueues } from '@talaan/requests/contract/inbox.ts';
import { readDashboard } from '../contract.ts';

interface Line {
  title: string;
  link: string;
  waiting: number;
  late: number;
}

/** What needs the action of the reader: requests by kind, queues, and what is their own; each line leads to where it is done. */
export function Card() {
  const home = useCall(readDashboard, {});
  const kinds = useCall(countInbox, {}).data?.kinds ?? [];
  const queues = useCall(countQueues, {}).data?.queues ?? [];
  return (
    <CardFrame title="Needs your action" answer={home}>
      {({ waiting }) => (
        <Lines
          lines={[
            ...waiting.map(({ title, count, link }) => ({ title, link, waiting: count, late: 0 })),
            ...kinds.map((one) => ({ ...one, link: `/inbox?kind=${one.kind}` })),
            ...queues,
          ].filter((line) => line.waiting > 0)}
        />
      )}
    </CardFrame>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return <Text size="sm">You’re all caught up.</Text>;
  return (
    <Stack gap={0}>
      {lines.map(({ title, link, waiting, late }) => (
        <Link key={link} to={link} className="menu-line dashboard-line">
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm">{title}</Text>
            <Group gap={4} wrap="nowrap">
              {late > 0 && <Badge color="red">{late} late</Badge>}
              <Badge>{waiting}</Badge>
            </Group>
          </Group>
        </Link>
      ))}
    </Stack>
  );
}
