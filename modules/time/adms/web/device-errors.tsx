import { Card, Stack, Text } from '@mantine/core';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { readDeviceLink } from '../contract/devices.ts';
import { LineList } from './line-list.tsx';

/** The lines of a device that could not be taken, or not wholly, with the reason. */
export function DeviceErrors({ link: { errors, bad_lines: all } }: { link: Answer<typeof readDeviceLink> }) {
  if (errors.length === 0)
    return (
      <Card withBorder>
        <NothingHere
          title="Every line was read"
          description="A line that is no punch, or has an odd code, is kept here with its reason, and the device continues."
        />
      </Card>
    );
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Text size="sm">
          {all > errors.length ? `The last ${errors.length} of ${all.toLocaleString('en')} lines. ` : ''}The device was answered that they
          were accepted, so that it continues. A punch that is missing because of one is entered by hand.
        </Text>
        <LineList
          label="Lines not read"
          lines={errors.map(({ id, line, reason, received_at: at }) => ({
            id,
            says: (
              <Text span size="sm" ff="monospace" style={{ whiteSpace: 'pre-wrap' }}>
                {line}
              </Text>
            ),
            notes: [reason, formatInstant(at)],
          }))}
        />
      </Stack>
    </Card>
  );
}
