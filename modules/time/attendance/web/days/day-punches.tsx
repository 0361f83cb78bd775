import type { ReactNode } from 'react';
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconBan, IconFingerprint, IconPencil } from '@tabler/icons-react';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { PUNCH_SOURCES } from '../../contract/punches.ts';
import { formatDevice } from '../punches/format-device.ts';
import type { ExplainedPunch } from './explain-punches.ts';

interface DayPunchesProps {
  punches: ExplainedPunch[];
  /** A button beside each punch. */
  action?: (punch: ExplainedPunch, time: string) => ReactNode;
}

/** Every punch of the day: what it counts for, or why it does not count. */
export function DayPunches({ punches, action }: DayPunchesProps) {
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="punches">
      <Stack gap="sm">
        <Title order={2} id="punches">
          {say('Punches')}
        </Title>
        {punches.length === 0 && <Text size="sm">{say('There is no punch for this day.')}</Text>}
        {punches.map((punch) => (
          <PunchLine key={`${punch.at} ${punch.device}`} punch={punch} action={action} />
        ))}
      </Stack>
    </Paper>
  );
}

function PunchLine({ punch, action }: { punch: ExplainedPunch } & Pick<DayPunchesProps, 'action'>) {
  const Icon = punch.voided ? IconBan : punch.entered_reason ? IconPencil : IconFingerprint;
  const time = wallTime(punch.at);
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm">
      <Icon size={18} aria-hidden />
      <Stack gap={2} flex={1}>
        <Group gap="xs">
          <Text size="sm" fw={500} td={punch.voided ? 'line-through' : undefined}>
            {time.shown}
            {punch.minutes >= 1440 && say(' the next day')}
            {punch.minutes < 0 && say(' the day before')}
          </Text>
          {punch.cells.map((cell) => (
            <Badge key={cell} color="green">
              {cell}
            </Badge>
          ))}
          {punch.whyNot && <StatusBadge tone="past">{say('Not counted')}</StatusBadge>}
        </Group>
        <Text size="xs" c="dimmed">
          {punch.entered_reason ? `${PUNCH_SOURCES[punch.source]}: ${punch.entered_reason}` : formatDevice(punch)}
        </Text>
        {punch.whyNot && <Text size="xs">{punch.whyNot}.</Text>}
      </Stack>
      {action?.(punch, time.plain)}
    </Group>
  );
}

const SHOWN = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone: ZONE });

/** An instant by the clock on the wall, with its seconds. */
function wallTime(at: string): { shown: string; plain: string } {
  const plain = Temporal.Instant.from(at).toZonedDateTimeISO(ZONE).toPlainTime().toString({ smallestUnit: 'second' });
  return { shown: SHOWN.format(new Date(at)), plain };
}
