import { Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';

export interface Bar {
  key: string;
  name: string;
  value: number;
  /** What is written beside the bar. */
  said: string;
  /** The papers that it counts. */
  to: string;
}

/** Bars in true proportion, each of which leads to its papers where the reader may open them. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const mayFollow = useMayFollow();
  const most = Math.max(0, ...bars.map(({ value }) => value));
  return (
    <Stack gap={6} component="ul" className="figures-list" aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key}>
          {bar.value === 0 || !mayFollow(bar.to) ? (
            <Line bar={bar} most={most} />
          ) : (
            <Link to={bar.to} className="menu-line figures-line">
              <Line bar={bar} most={most} />
            </Link>
          )}
        </li>
      ))}
    </Stack>
  );
}

function Line({ bar: { name, value, said }, most }: { bar: Bar; most: number }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Text span size="sm" w={{ base: 110, sm: 190 }} flex="none" truncate title={name}>
        {name}
      </Text>
      <Proportion value={value} most={most} color="blue" />
      <Text span size="sm" w={110} ta="end" flex="none">
        {said}
      </Text>
    </Group>
  );
}
