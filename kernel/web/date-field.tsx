import { DateInput, type DateInputProps } from '@mantine/dates';
import { longDate, numericDate } from '../contract/dates.ts';
import { readTypedDate } from './typed-date.ts';
import '@mantine/dates/styles.css';

interface DateFieldProps extends Omit<DateInputProps, 'value' | 'onChange' | 'valueFormat' | 'dateParser'> {
  /** YYYY-MM-DD. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** MM-DD-YYYY where the specification says so. */
  numeric?: boolean;
}

const LABELS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

/** A date, typed or picked. */
export function DateField({ numeric, ...props }: DateFieldProps) {
  return (
    <DateInput
      placeholder={numeric ? 'MM-DD-YYYY' : '20 Nov 2026'}
      firstDayOfWeek={0}
      weekendDays={[]}
      highlightToday
      popoverProps={{ withinPortal: false }}
      ariaLabels={LABELS}
      valueFormat={numeric ? numericDate : longDate}
      dateParser={readTypedDate}
      {...props}
    />
  );
}
