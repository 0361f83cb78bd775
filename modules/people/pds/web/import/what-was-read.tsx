import { Alert, Card, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { WorkbookPreview } from '../../contract/workbook.ts';
import { callsOf, type Whose } from '../sheet/sheet-owner.ts';

/** Which form it is, how much it says, and what could not be read. */
export function WhatWasRead({ preview, file, whose }: { preview: WorkbookPreview; file: string; whose: Whose }) {
  const { calls, params } = callsOf(whose);
  const idno = useCall(calls.read, { params }).data?.sheet.idno;
  const rows = preview.sections.flatMap((section) => section.rows);
  const counts = (
    [
      ['new', 'new'],
      ['more', 'to complete'],
      ['differs', 'different'],
      ['same', 'already in the sheet'],
      ['record', 'from the service record'],
    ] as const
  ).flatMap(([state, says]) => {
    const count = rows.filter((row) => row.state === state).length;
    return count === 0 ? [] : [`${count} ${says}`];
  });
  return (
    <Stack gap="sm">
      {idno !== undefined && preview.idno !== '' && preview.idno !== idno && (
        <Alert color="yellow" icon={<IconAlertTriangle />} title={say('Is this the right sheet?')}>
          {say('The file is of employee {idno}, this sheet of {own}.', { idno: preview.idno, own: idno })}
        </Alert>
      )}
      <Card withBorder padding="md">
        <Text fw={600} className="import-text">
          {file}
        </Text>
        <Text size="sm">
          {preview.revision
            ? say('CS Form No. 212, revised {revision}. Rows:', { revision: preview.revision })
            : say('CS Form No. 212, of an unknown revision. Rows:')}{' '}
          {counts.length === 0 ? say('none') : counts.join(', ')}.
        </Text>
        <Text size="sm" c="dimmed">
          {say('What is new is chosen already; where the file differs, the sheet stays as it is unless you choose the file’s.')}
        </Text>
      </Card>
      {preview.unread.length > 0 && (
        <Alert color="blue" icon={<IconInfoCircle />} title={say('Boxes to tick that could not be read')}>
          {say('The official workbook stores its ticks outside the cells. Answer these in the sheet itself:')}
          <List size="sm" mt={4}>
            {preview.unread.map((what) => (
              <List.Item key={what}>{what}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  );
}
