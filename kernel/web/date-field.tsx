import { useEffect, useRef, useState } from 'react';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { longDate, numericDate } from '../contract/dates.ts';
import { faultOfTypedDate, readTypedDate } from './typed-date.ts';
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

/** A date, typed or picked. What cannot be read stays as it was typed, is said, and is not submitted (`validity.customError`). */
export function DateField({ numeric, onChange, onBlur, error, ...props }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const fault = faultOfTypedDate(typed);
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);
  return (
    <DateInput
      ref={input}
      placeholder={numeric ? 'MM-DD-YYYY' : '20 Nov 2026'}
      firstDayOfWeek={0}
      weekendDays={[]}
      highlightToday
      // The focus alone opens nothing: in a dialog that begins with a date the calendar would hide the rest.
      popoverProps={{ withinPortal: false, opened: isOpen }}
      data-mantine-stop-propagation={isOpen}
      onClick={() => setOpen(true)}
      onInput={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        // Once the day is typed, the calendar does not hide the next field.
        setOpen(readTypedDate(text) === null);
        setLeft(false);
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown') setOpen(true);
        if (key === 'Escape' || key === 'Enter') setOpen(false);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setOpen(false);
        setLeft(true);
      }}
      onInvalid={() => setLeft(true)}
      getDayProps={() => ({ onClick: () => setOpen(false) })}
      ariaLabels={LABELS}
      valueFormat={numeric ? numericDate : longDate}
      dateParser={readTypedDate}
      fixOnBlur={fault === undefined}
      {...props}
      onChange={(value) => {
        setTyped('');
        onChange?.(value);
      }}
      error={(isLeft && fault) || error}
    />
  );
}
