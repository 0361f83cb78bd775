import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCheck, IconQrcode } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { attendSession } from '../../contract/attendance.ts';
import { listOwnTrainings } from '../../contract/nominations.ts';

/** Where the QR of a session leads: one press marks the reader as present. */
export function AttendCard({ code, onClose }: { code: string; onClose: () => void }) {
  const sending = useSend(attendSession, { alsoRefresh: [listOwnTrainings] });
  if (sending.data)
    return (
      <Alert color="green" icon={<IconCheck size={18} />} title={sending.data.title} withCloseButton onClose={onClose}>
        {sending.data.message}
      </Alert>
    );
  return (
    <Alert icon={<IconQrcode size={18} />} title={say('Attendance of a session')} withCloseButton onClose={onClose}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{say('You scanned the QR of a session.')}</Text>
        <Button loading={sending.isPending} onClick={() => sending.mutate({ body: { code } })}>
          {say('Mark me as present')}
        </Button>
      </Group>
    </Alert>
  );
}
