import { Button, List, Stack, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { readBoard, remindOfRecords, type OpenRecord } from '../../contract/board.ts';

const NAMED = 20;

/** Reminds all who have something to do and were not reminded within a day; before that it says whom. */
export function RemindButton({ month, open }: { month: string; open: readonly OpenRecord[] }) {
  const client = useQueryClient();
  const sending = useSend(remindOfRecords, {
    onDone: ({ message }) => {
      showSuccess(message);
      void client.invalidateQueries({ queryKey: [readBoard.path] });
    },
  });
  const due = new Map(open.filter(({ can_be_reminded }) => can_be_reminded).map((one) => [one.personnel_id, one.fullname]));
  if (due.size === 0) return null;
  const remind = async () => {
    const names = [...due.values()];
    const question = (
      <Stack gap="xs">
        <Text size="sm">
          Each is notified in Talaan, and by mail as they chose, of what is missing in their record. They are not reminded again for a day.
        </Text>
        <List size="sm">
          {names.slice(0, NAMED).map((name) => (
            <List.Item key={name}>{name}</List.Item>
          ))}
          {names.length > NAMED && <List.Item>and {names.length - NAMED} more</List.Item>}
        </List>
      </Stack>
    );
    if (await confirm({ title: `Remind ${count(due.size, 'person', 'people')}`, question, action: 'Remind' }))
      sending.mutate({ body: { month, people: [...due.keys()] } });
  };
  return (
    <Button leftSection={<IconBell size={16} />} loading={sending.isPending} onClick={() => void remind()}>
      {due.size === 1 ? 'Remind 1' : `Remind all ${due.size}`}
    </Button>
  );
}
