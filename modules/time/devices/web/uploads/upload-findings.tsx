import { useState } from 'react';
import { Anchor, Button, Card, ScrollArea, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { DeviceUpload } from '../../contract/uploads.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { MapPinDialog } from '../devices/map-pin-dialog.tsx';

const TALLEST = 360;

type UnmatchedPin = DeviceUpload['unmatched_pins'][number];

interface UnmatchedPinsProps {
  pins: UnmatchedPin[];
  /** One was given to its person. */
  onAssigned: () => void;
}

/** PINs of the file that no one holds on those days, each with the way to its person; their punches are kept and wait. */
export function UnmatchedPins({ pins, onAssigned }: UnmatchedPinsProps) {
  const [asked, setAsked] = useState<UnmatchedPin>();
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Title order={2}>{count(pins.length, 'PIN')} that no one holds</Title>
        <Text size="sm">
          Their punches are kept, and count as soon as a PIN is assigned. All of them:{' '}
          <Anchor component={Link} inherit underline="always" to="/edats/devices/user?state=unmatched">
            Device users
          </Anchor>
        </Text>
        <ScrollArea.Autosize mah={TALLEST} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Unassigned PINs' }}>
          <Table stickyHeader maw={720}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>PIN</Table.Th>
                <Table.Th ta="right">Punches</Table.Th>
                <Table.Th>From</Table.Th>
                <Table.Th>To</Table.Th>
                <Table.Th>Person</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {pins.map((one) => (
                <Table.Tr key={one.pin}>
                  <Table.Td>
                    {one.pin}
                    {one.alike && (
                      <Text size="xs" c="dimmed">
                        PIN {one.alike.pin}, without the same zeros in front, is {one.alike.held_by}’s
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td ta="right">{one.punches}</Table.Td>
                  <Table.Td>{longDate(one.first)}</Table.Td>
                  <Table.Td>{longDate(one.last)}</Table.Td>
                  <Table.Td>
                    {one.held_by ?? (
                      <Button size="compact-sm" variant="light" onClick={() => setAsked(one)} aria-label={`Assign PIN ${one.pin}`}>
                        Assign
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      </Stack>
      {asked && (
        <MapPinDialog
          pin={asked.pin}
          punches={asked.punches}
          first={asked.first}
          onMapped={onAssigned}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}

/** Lines that are no punch, with the reason. */
export function BadLines({ lines, total }: { lines: DeviceUpload['bad_lines']; total: number }) {
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Title order={2}>{count(total, 'line')} not read</Title>
        {total > lines.length && <Text size="sm">These are the first {lines.length}; the report has all.</Text>}
        <ScrollArea.Autosize mah={TALLEST} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Lines not read' }}>
          <Table stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th ta="right" w={70}>
                  Line
                </Table.Th>
                <Table.Th>Line and error</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.map((one) => (
                <Table.Tr key={one.line}>
                  <Table.Td ta="right" valign="top">
                    {one.line}
                  </Table.Td>
                  <Table.Td>
                    <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
                      {one.text}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {one.reason}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      </Stack>
    </Card>
  );
}
