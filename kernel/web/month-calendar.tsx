import { MonthPicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { calendarWords } from './calendar-words.ts';

interface MonthCalendarProps {
  label: string;
  /** YYYY-MM. */
  month: string;
  /** The last one that can be chosen. */
  last?: string;
  onChange: (month: string) => void;
  /** After one was chosen. */
  onClose: () => void;
}

/** A year in which one month is chosen. */
export function MonthCalendar({ label, month, last, onChange, onClose }: MonthCalendarProps) {
  const { ariaLabels, monthsListFormat } = calendarWords();
  return (
    <MonthPicker
      aria-label={label}
      ariaLabels={ariaLabels}
      monthsListFormat={monthsListFormat}
      value={`${month}-01`}
      defaultDate={`${month}-01`}
      maxDate={last && `${last}-01`}
      onChange={(date) => {
        if (date) onChange(date.slice(0, 7));
        onClose();
      }}
    />
  );
}
