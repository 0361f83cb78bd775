import { Card, Stack, Table, Text } from '@mantine/core';
import type { Answer } from '@talaan/kernel/web/call.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { readDeviceLink } from '../contract/devices.ts';

/** The lines of a device that could not be taken, with the reason. */
export function DeviceErrors({ link: { errors, bad_lines: all } }: { link: Answer<typeof readDeviceLink> }) {
  if (errors.length === 0)
    return (
      <Card withBorder>
        <NothingHere
          title="Every line was read"
          description="A line that is no punch is kept here with its reason, and the device goes on."
        />
      </Card>
    );
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Text size="sm">
          {all > errors.length ? `The last ${errors.length} of ${all.toLocaleString('en')} lines. ` : ''}The device was told that they were
          accepted, so that it goes on. A punch that is missing because of one is entered by hand.
        </Text>
        <Table.ScrollContainer minWidth={480}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={190}>Received</Table.Th>
                <Table.Th>Line, and what is wrong</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {errors.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Td valign="top">{formatInstant(one.received_at)}</Table.Td>
                  <Table.Td>
                    <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                      {one.line}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {one.reason}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Stack>
    </Card>
  );
}
