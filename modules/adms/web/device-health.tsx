import { Alert, Card, Stack, Table, Text, Title } from '@mantine/core';
import type { Answer } from '@talaan/kernel/web/call.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { PastFault, readDeviceLink } from '../contract/devices.ts';
import { FAULTS, sayDuration } from '../rules/judge-health.ts';
import { sayDrift } from './device-state.tsx';

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
            ['Clock', health.drift === null ? 'Too few punches so far to tell' : sayDrift(health.drift)],
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
            <FaultTable faults={link.faults} />
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

function FaultTable({ faults }: { faults: PastFault[] }) {
  return (
    <Table.ScrollContainer minWidth={520}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>What</Table.Th>
            <Table.Th>From</Table.Th>
            <Table.Th>To</Table.Th>
            <Table.Th>Within working hours</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {faults.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Td>
                {FAULTS[one.kind]}
                <Text size="xs" c="dimmed">
                  {one.says}
                </Text>
              </Table.Td>
              <Table.Td>{formatInstant(one.began_at)}</Table.Td>
              <Table.Td>{one.ended_at ? formatInstant(one.ended_at) : 'Not over'}</Table.Td>
              <Table.Td>{one.work_minutes === null ? '—' : one.work_minutes === 0 ? 'None' : sayDuration(one.work_minutes * 60)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
