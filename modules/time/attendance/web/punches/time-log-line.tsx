import { Group, Stack, Text } from '@mantine/core';
import { IconDeviceMobile, IconBan, IconFaceId, IconFingerprint, IconHome, IconMessageReport, IconPencil } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { PUNCH_SOURCES, type PunchSource, type TimeLog } from '../../contract/punches.ts';
import { formatDevice } from './format-device.ts';

const ICONS: Record<PunchSource, typeof IconPencil> = {
  DEVICE_USB: IconFingerprint,
  DEVICE_PUSH: IconFingerprint,
  DEVICE_PULL: IconFingerprint,
  FACE: IconFaceId,
  ANDROID: IconDeviceMobile,
  MANUAL: IconPencil,
  APPEAL: IconMessageReport,
  WEB_WFH: IconHome,
};

/** One punch: when, where it comes from, and whether it counts. */
export function TimeLogLine({ log }: { log: TimeLog }) {
  const Icon = log.voided ? IconBan : ICONS[log.source];
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Icon size={18} aria-hidden />
      <Text size="sm" fw={500} w={84} td={log.voided ? 'line-through' : undefined}>
        {formatTime(log.time)}
      </Text>
      <Stack gap={2}>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {log.device ? `${PUNCH_SOURCES[log.source]}, ${formatDevice(log)}` : PUNCH_SOURCES[log.source]}
          </Text>
          {log.voided && <StatusBadge tone="bad">{say('Voided')}</StatusBadge>}
        </Group>
        {log.entered_reason && <Text size="xs">{say('Reason: {entered_reason}', { entered_reason: log.entered_reason })}</Text>}
        {log.void_reason && <Text size="xs">{say('Voided: {void_reason}', { void_reason: log.void_reason })}</Text>}
      </Stack>
    </Group>
  );
}

export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return clockTime(hour * 60 + minute);
}
