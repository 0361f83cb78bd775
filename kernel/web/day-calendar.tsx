import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { useToday } from './calls/clock.ts';
import { todayIs } from './today-is.ts';

interface DayCalendarProps {
  label: string;
  /** YYYY-MM-DD. */
  day: string | null;
  /** The last one that can be chosen. */
  last?: string;
  onChange: (day: string | null) => void;
  /** After one was chosen or taken back. */
  onClose: () => void;
}

/** A month in which one day is chosen, or taken back by a second click. */
export function DayCalendar({ label, day, last, onChange, onClose }: DayCalendarProps) {
  const today = useToday();
  return (
    <DatePicker
      aria-label={label}
      value={day}
      defaultDate={day ?? today}
      maxDate={last}
      firstDayOfWeek={0}
      weekendDays={[]}
      highlightToday
      getDayProps={(date) => todayIs(date, today)}
      allowDeselect
      onChange={(chosen) => {
        onChange(chosen);
        onClose();
      }}
    />
  );
}
