import { useState } from 'react';
import { Button, Card, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { printHabitNotice, readHabitNotice, type HabitNotice } from '../contract/habits.ts';
import { HABIT_LAW, nameMonth, formatAmount } from '../rules/format-habit.ts';

export const readAhead = partAhead(readHabitNotice);

/** A notice beside its request: the months as they were when it was sent, the law, and the paper. */
export function Part({ recordId }: RequestPartProps) {
  const notice = useCall(readHabitNotice, { params: { id: recordId } }).data?.notice;
  const [isOpen, setOpen] = useState(false);
  if (notice?.id !== recordId) return <Skeleton h={160} aria-busy />;
  return (
    <Card withBorder padding="md">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={600}>
            {notice.control_number}
          </Text>
          <Button variant="default" size="compact-sm" leftSection={<IconFileText size={16} />} onClick={() => setOpen(true)}>
            {say('Open paper')}
          </Button>
        </Group>
        <Months notice={notice} />
        <Text size="sm" c="dimmed">
          {HABIT_LAW[notice.kind]}
        </Text>
        <Text size="sm">{say('The notice asks for an explanation. It imposes no penalty.')}</Text>
      </Stack>
      {isOpen && <Paper notice={notice} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Months({ notice: { kind, year, months } }: { notice: HabitNotice }) {
  return (
    <List size="sm">
      {months.map(({ month, amount, is_locked }) => (
        <List.Item key={month}>
          {nameMonth(year, month)}: {formatAmount(kind, amount)}
          {!is_locked && say('(the record was reopened since)')}
        </List.Item>
      ))}
    </List>
  );
}

function Paper({ notice, onClose }: { notice: HabitNotice; onClose: () => void }) {
  const name = `Notice on attendance ${notice.control_number}`;
  return (
    <Dialog onClose={onClose} title={name} size="paper">
      <IssuedPaper
        code={notice.code}
        of={['habit-notice', notice.id]}
        fetchPdf={() => fetchFile(printHabitNotice, { params: { id: notice.id } })}
        name={`${name}.pdf`}
      />
    </Dialog>
  );
}
