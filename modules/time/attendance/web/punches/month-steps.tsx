import { ActionIcon, Group } from '@mantine/core';
import { MonthPickerInput } from '@mantine/dates';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { calendarWords } from '@talaan/kernel/web/calendar-words.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import '@mantine/dates/styles.css';

/** A month, chosen or stepped to; never one that has not begun. */
export function MonthSteps({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const shown = Temporal.PlainYearMonth.from(month);
  const last = today().toPlainYearMonth();
  const step = (months: number) => onChange(shown.add({ months }).toString());
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon variant="default" size={36} aria-label={say('Month before')} onClick={() => step(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <MonthPickerInput
        aria-label={say('Month, {month}', { month: monthName(month) })}
        w={150}
        valueFormatter={() => monthName(month)}
        monthsListFormat={calendarWords().monthsListFormat}
        value={`${month}-01`}
        maxDate={`${last.toString()}-01`}
        onChange={(date) => date && onChange(date.slice(0, 7))}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={say('Month after')}
        disabled={Temporal.PlainYearMonth.compare(shown, last) >= 0}
        onClick={() => step(1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  );
}
