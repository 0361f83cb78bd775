import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { calendarWords } from './calendar-words.ts';
import { useToday } from './calls/clock.ts';
import { todayIs } from './today-is.ts';

interface DayCalendarProps {
  label?: string;
  /** YYYY-MM-DD. */
  day: string | null;
  /** The last one that can be chosen. */
  last?: string;
  /** What it begins with. */
  level?: 'month' | 'decade';
  /** A second click does not take the day back. */
  keeps?: boolean;
  onChange: (day: string | null) => void;
  /** After one was chosen or taken back. */
  onClose: () => void;
}

/** A month in which one day is chosen, or taken back by a second click. */
export function DayCalendar({ label, day, last, level, keeps, onChange, onClose }: DayCalendarProps) {
  const today = useToday();
  return (
    <DatePicker
      aria-label={label}
      {...calendarWords()}
      value={day}
      defaultDate={day ?? today}
      defaultLevel={level}
      maxDate={last}
      firstDayOfWeek={0}
      weekendDays={[]}
      highlightToday
      getDayProps={(date) => todayIs(date, today)}
      allowDeselect={!keeps}
      onChange={(chosen) => {
        onChange(chosen);
        onClose();
      }}
    />
  );
}
