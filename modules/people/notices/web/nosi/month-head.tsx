import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { useTurn } from '../parts/use-turn.ts';
import { ViewSwitch } from '../parts/view-switch.tsx';

const VIEWS = [
  { value: 'due', label: 'Due' },
  { value: 'held', label: 'Held back' },
  { value: 'notices', label: 'Notices' },
];

/** Which month, and which of its lists; the notices stand together, of every month. */
export function MonthHead({ month, view }: { month: string; view: string }) {
  const turnTo = useTurn();
  const turn = (next: string) => turnTo({ month: next, view }, ['campus', 'office']);
  return (
    <Group gap="sm" wrap="nowrap" flex="none">
      {view !== 'notices' && (
        <Group gap={6} wrap="nowrap">
          <ActionIcon variant="default" size={28} aria-label="Month before" onClick={() => turn(monthAfter(month, -1))}>
            <IconChevronLeft size={18} />
          </ActionIcon>
          <MonthField w={150} h={28} month={month} onChange={turn} />
          <ActionIcon variant="default" size={28} aria-label="Month after" onClick={() => turn(monthAfter(month, 1))}>
            <IconChevronRight size={18} />
          </ActionIcon>
        </Group>
      )}
      <ViewSwitch views={VIEWS} value={view} onChange={(next) => turnTo({ month, view: next }, ['campus', 'office', 'job'])} />
    </Group>
  );
}

function monthAfter(month: string, months: number): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}
