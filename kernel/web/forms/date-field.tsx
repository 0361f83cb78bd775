import { useEffect, useRef, useState } from 'react';
import { TextInput } from '@mantine/core';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { longDate, numericDate } from '../../contract/dates.ts';
import { faultOfTypedDate, readTypedDate } from './typed-date.ts';
import { useToday } from '../calls/clock.ts';
import { useIsTouch } from '../phone/use-is-touch.ts';
import { todayIs } from '../today-is.ts';
import '@mantine/dates/styles.css';

/** `clearable` gives a button that empties it; the field of a phone has its own. */
type Passed =
  | 'aria-label'
  | 'autoComplete'
  | 'clearable'
  | 'clearButtonProps'
  | 'defaultLevel'
  | 'description'
  | 'disabled'
  | 'error'
  | 'id'
  | 'label'
  | 'maw'
  | 'mt'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'size'
  | 'w'
  | 'withAsterisk';

interface DateFieldProps extends Pick<DateInputProps, Passed> {
  /** YYYY-MM-DD. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** MM-DD-YYYY where the specification says so. */
  numeric?: boolean;
  'data-autofocus'?: boolean;
}

/** A date. On touch it is the field of the phone itself, with its own wheels and its own order of day and month. */
export function DateField(props: DateFieldProps) {
  return useIsTouch() ? <NativeDate {...props} /> : <TypedDate {...props} />;
}

function NativeDate(props: DateFieldProps) {
  const { numeric: _numeric, placeholder: _placeholder, clearable: _clearable, ...rest } = props;
  const { clearButtonProps: _clear, defaultLevel: _level, value, onChange, ...field } = rest;
  return (
    <TextInput
      type="date"
      max="9999-12-31"
      {...field}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value || null)}
    />
  );
}

const LABELS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

/** Typed or picked. What cannot be read stays as it was typed, is said, and is not submitted (`validity.customError`). */
function TypedDate({ numeric, onChange, onBlur, error, ...props }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const fault = faultOfTypedDate(typed);
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);
  return (
    <DateInput
      ref={input}
      placeholder={numeric ? 'MM-DD-YYYY' : 'Day month year'}
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
      // The calendar opens on the day of the server, whatever month the device is in.
      defaultDate={props.value || today}
      getDayProps={(date) => ({ ...todayIs(date, today), onClick: () => setOpen(false) })}
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
