import { Alert, Card, Stack, Title } from '@mantine/core';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { PastFault, readDeviceLink } from '../contract/devices.ts';
import { FAULTS, formatDuration } from '../rules/judge-health.ts';
import { formatDrift } from './device-state.tsx';
import { LineList, type ListedLine } from './line-list.tsx';

/** How a device is, what is wrong with it, and what was. */
export function DeviceHealthTab({ link }: { link: Answer<typeof readDeviceLink> }) {
  const { health, counted } = link;
  return (
    <Stack gap="md">
      {health.faults.map(({ kind, says, began_at: began }) => (
        <Alert key={kind} color="yellow" title={`${FAULTS[kind]} since ${formatInstant(began)}`}>
          {says}
        </Alert>
      ))}
      <Card withBorder padding="lg">
        <Facts
          facts={[
            ['Last seen', health.last_seen_at ? formatInstant(health.last_seen_at) : 'Never'],
            ['Heard from', link.address],
            ['Last punches', health.punched_at ? formatInstant(health.punched_at) : 'None yet'],
            ['Clock', health.drift === null ? 'Too few punches so far to tell' : formatDrift(health.drift)],
            ['Punches kept', `${link.punches.toLocaleString('en')}, and ${link.doubled.toLocaleString('en')} that came again`],
            ['Lines not read', link.bad_lines.toLocaleString('en')],
            ['Punches on the device', link.records?.toLocaleString('en')],
            ['Users on the device', health.users?.toLocaleString('en')],
            ['Fingers and faces on it', link.templates?.toLocaleString('en')],
            ['Firmware', health.firmware],
            ['It said so', link.said_at && formatInstant(link.said_at)],
            [
              'Counted',
              counted &&
                `${counted.device.toLocaleString('en')} there, ${counted.talaan.toLocaleString('en')} here, on ${formatInstant(counted.at)}`,
            ],
          ]}
        />
      </Card>
      <Card withBorder padding="lg">
        <Stack gap="sm">
          <Title order={2}>What was wrong</Title>
          {link.faults.length === 0 ? (
            <NothingHere title="Nothing so far" description="Silence, a wrong clock or missing punches are noted here with their time." />
          ) : (
            <LineList label="What was wrong" lines={link.faults.map(describeFault)} />
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

function describeFault({ id, kind, says, began_at: began, ended_at: ended, work_minutes: minutes }: PastFault): ListedLine {
  const missed = minutes ? `${formatDuration(minutes * 60)} within working hours` : null;
  return {
    id,
    says: `${FAULTS[kind]}, ${formatInstant(began)} to ${ended ? formatInstant(ended) : 'now'}`,
    notes: [says, minutes === 0 ? 'Outside working hours' : missed],
    badge: ended === null && <StatusBadge tone="warning">Not over</StatusBadge>,
  };
}
