import { ActionIcon, Group } from '@mantine/core';
import { MonthPickerInput } from '@mantine/dates';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import '@mantine/dates/styles.css';

/** A month, chosen or stepped to; never one that has not begun. */
export function MonthSteps({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const shown = Temporal.PlainYearMonth.from(month);
  const last = today().toPlainYearMonth();
  const step = (months: number) => onChange(shown.add({ months }).toString());
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon variant="default" size={36} aria-label="Month before" onClick={() => step(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <MonthPickerInput
        aria-label={`Month: ${Temporal.PlainDate.from(`${month}-01`).toLocaleString('en', { month: 'long', year: 'numeric' })}`}
        w={150}
        valueFormat="MMMM YYYY"
        value={`${month}-01`}
        maxDate={`${last.toString()}-01`}
        onChange={(date) => date && onChange(date.slice(0, 7))}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Month after"
        disabled={Temporal.PlainYearMonth.compare(shown, last) >= 0}
        onClick={() => step(1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </Group>
  );
}
