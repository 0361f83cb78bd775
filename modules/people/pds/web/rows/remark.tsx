import { Alert, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import type { SheetRow } from '../../contract/sheet-view.ts';

/** Why the checker returned the row. */
export function Remark({ row: { check } }: { row: SheetRow }) {
  if (check.state !== 'RETURNED') return null;
  return (
    <Alert color="red" icon={<IconAlertCircle />} title={say('Returned')} p="xs">
      <Text size="sm">{check.remark}</Text>
      {check.by && (
        <Text size="sm" c="dimmed">
          {check.by}
        </Text>
      )}
    </Alert>
  );
}
