import { MonthPicker } from '@mantine/dates';
import '@mantine/dates/styles.css';

interface MonthCalendarProps {
  label: string;
  /** YYYY-MM. */
  month: string;
  /** The last one that can be chosen. */
  last: string;
  onChange: (month: string) => void;
}

/** A year in which one month is chosen. */
export function MonthCalendar({ label, month, last, onChange }: MonthCalendarProps) {
  return (
    <MonthPicker
      aria-label={label}
      value={`${month}-01`}
      defaultDate={`${month}-01`}
      maxDate={`${last}-01`}
      onChange={(date) => date && onChange(date.slice(0, 7))}
    />
  );
}
