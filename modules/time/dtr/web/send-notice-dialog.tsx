import { List, Stack, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { HABITS, sendHabitNotice, type Habit } from '../contract/habits.ts';
import { HABIT_LAW, nameMonth, formatAmount } from '../rules/format-habit.ts';

/** What the notice says and what follows, before it is sent. */
export function SendNoticeDialog({ habit, year, onClose }: { habit: Habit; year: number; onClose: () => void }) {
  const { personnel_id, kind, fullname, months, to_notice } = habit;
  return (
    <Dialog onClose={onClose} title={`Notice of habitual ${HABITS[kind].toLowerCase()}`}>
      <FormShell
        endpoint={sendHabitNotice}
        initial={{}}
        draft={`habit-notice:${personnel_id}:${kind}`}
        body={() => ({ personnel_id, kind, year })}
        submit="Send notice"
        success="The notice was sent."
        onDone={onClose}
        onRefused={(failure) => failure.status === 409 && onClose()}
      >
        {() => (
          <Stack gap="sm">
            <Text size="sm">{fullname} is notified of these months and asked to explain them:</Text>
            <List size="sm">
              {months
                .filter(({ month }) => to_notice.includes(month))
                .map(({ month, amount }) => (
                  <List.Item key={month}>
                    {nameMonth(year, month)}: {formatAmount(kind, amount)}
                  </List.Item>
                ))}
            </List>
            <Text size="sm" c="dimmed">
              {HABIT_LAW[kind]}
            </Text>
            <Text size="sm">
              The paper gets a control number. A notice that was sent can be withdrawn with a reason, not deleted. It imposes no penalty.
            </Text>
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
