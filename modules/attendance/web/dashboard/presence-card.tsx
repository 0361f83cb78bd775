import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { listDailyAttendance, type Presence } from '../../contract/days.ts';
import { PRESENCE_LOOKS, PRESENCES_SHOWN } from '../daily/presence-appearance.ts';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/call.ts';
import { useLiveRefresh } from '@talaan/kernel/web/realtime.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { CardFrame } from '@talaan/kernel/web/card-frame.tsx';

const SHOWN = 12;
type Daily = Answer<typeof listDailyAttendance>;

/** For heads: who of their units is in today. */
export function Card() {
  const date = useToday();
  const answer = useCall(listDailyAttendance, { query: { date, per_page: SHOWN } });
  useLiveRefresh('private-attendance', 'changed', listDailyAttendance.path);
  return (
    <CardFrame title="Who is in" more={{ label: 'Department monitoring', to: '/department/statistic' }} answer={answer}>
      {(daily) => <People daily={daily} />}
    </CardFrame>
  );
}

function People({ daily: { counts, personnel, total } }: { daily: Daily }) {
  if (total === 0) return <Text size="sm">Nobody serves in the units that you head today.</Text>;
  return (
    <>
      <Group gap="xs">
        {PRESENCES_SHOWN.filter((presence) => counts[presence] > 0).map((presence) => (
          <PresenceBadge key={presence} presence={presence} figure={counts[presence]} />
        ))}
      </Group>
      <Stack gap={6}>
        {personnel.map((one) => (
          <Group key={one.id} justify="space-between" gap="xs" wrap="nowrap">
            <Text size="sm" truncate>
              {one.fullname}
            </Text>
            <Group gap="xs" wrap="nowrap">
              {one.am_in !== null && <Text size="sm">{clockTime(one.am_in)}</Text>}
              <PresenceBadge presence={one.presence} />
            </Group>
          </Group>
        ))}
        {total > personnel.length && (
          <Anchor component={Link} to="/department/statistic" size="sm">
            And {total - personnel.length} more
          </Anchor>
        )}
      </Stack>
    </>
  );
}

function PresenceBadge({ presence, figure }: { presence: Presence; figure?: number }) {
  const { label, color, Icon } = PRESENCE_LOOKS[presence];
  return (
    <Badge color={color} leftSection={<Icon size={12} aria-hidden />}>
      {label}
      {figure !== undefined && `: ${figure}`}
    </Badge>
  );
}
