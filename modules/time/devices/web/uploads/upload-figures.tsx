import { Paper, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import type { DeviceUpload } from '../../contract/uploads.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';

const number = new Intl.NumberFormat('en-PH');

/** What the lines of a file are, as a bar and in numbers. */
export function UploadFigures({ upload }: { upload: DeviceUpload }) {
  const { lines, punches, already_kept, duplicates, impossible, matched, unmatched } = upload;
  const fresh = upload.kept ?? punches - already_kept;
  const parts = [
    { label: upload.state === 'DONE' ? 'Added' : 'New', value: fresh, color: 'green' },
    { label: 'Already in the record', value: punches - fresh, color: 'gray' },
    { label: 'Twice in the file', value: duplicates, color: 'blue' },
    { label: 'Not read', value: impossible, color: 'red' },
  ];
  return (
    <Stack gap="sm">
      <Text fw={500}>{formatVerdict(upload, fresh)}</Text>
      <Progress.Root size="lg" aria-hidden>
        {parts.map((part) => (
          <Progress.Section key={part.label} value={(part.value / lines) * 100} color={part.color} />
        ))}
      </Progress.Root>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
        {parts.map((part) => (
          <Figure key={part.label} {...part} />
        ))}
      </SimpleGrid>
      <Text size="sm">
        {number.format(lines)} lines, {count(punches, 'punch', 'punches')}: {number.format(matched)} of known people,{' '}
        {number.format(unmatched)} of {count(upload.unmatched_pins.length, 'PIN')} that no one holds.
      </Text>
    </Stack>
  );
}

function formatVerdict({ state, punches }: DeviceUpload, fresh: number): string {
  if (state !== 'PREVIEW') return `${count(punches, 'punch', 'punches')} in this file`;
  if (fresh === 0) return 'Nothing new: every punch of this file is already in the record. Importing it would change nothing.';
  return `${count(fresh, 'punch', 'punches')} can be imported`;
}

function Figure({ label, value, color }: { label: string; value: number; color: string }) {
  return (
    <Paper withBorder p="xs">
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="lg" fw={600} c={value > 0 && color === 'red' ? 'red' : undefined}>
        {number.format(value)}
      </Text>
    </Paper>
  );
}
