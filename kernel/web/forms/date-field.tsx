import { useEffect, useRef, useState } from 'react';
import { Input, Popover, Skeleton, TextInput, type TextInputProps } from '@mantine/core';
import { longDate, numericDate } from '../../contract/dates.ts';
import { useIsTouch } from '../phone/use-is-touch.ts';
import { openedLater } from '../shown-later.ts';
import { faultOfTypedDate, readTypedDate } from './typed-date.ts';
import { say } from '../../contract/say.ts';

/** As large as the calendar, so that its place is found before it is there. */
const CALENDAR = { w: 252, h: 264 };

const DayCalendar = openedLater(async () => (await import('../day-calendar.tsx')).DayCalendar);

type Passed =
  | 'aria-label'
  | 'autoComplete'
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

interface DateFieldProps extends Pick<TextInputProps, Passed> {
  /** YYYY-MM-DD. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** MM-DD-YYYY where the specification says so. */
  numeric?: boolean;
  /** It may be emptied again, and has a button that does; the field of a phone has its own. */
  clearable?: boolean;
  clearButtonProps?: { 'aria-label': string };
  /** What its calendar begins with. */
  defaultLevel?: 'month' | 'decade';
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

/** Typed or picked. What cannot be read stays as it was typed, is said, and is not submitted (`validity.customError`). */
function TypedDate(props: DateFieldProps) {
  const { value = null, onChange, numeric, clearable, clearButtonProps, defaultLevel, onBlur, error, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useTyped(value);
  const [isLeft, setLeft] = useState(false);
  const fault = typed === undefined ? undefined : faultOfTypedDate(typed);
  const mayChange = !field.readOnly && !field.disabled;
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);
  const type = (text: string) => {
    const read = readTypedDate(text);
    setTyped(text);
    setLeft(false);
    // Once the day is typed, the calendar does not hide the next field.
    setOpen(read === null);
    if (read !== value && (read !== null || (clearable && text.trim() === ''))) onChange?.(read);
  };
  const choose = (day: string | null) => {
    setTyped(undefined);
    onChange?.(day);
  };
  return (
    // The focus alone opens nothing: in a dialog that begins with a date the calendar would hide the rest.
    <Popover
      opened={isOpen && mayChange}
      onChange={setOpen}
      withRoles={false}
      withinPortal={false}
      trapFocus={false}
      position="bottom-start"
    >
      <Popover.Target>
        <TextInput
          ref={input}
          data-date
          data-mantine-stop-propagation={isOpen}
          autoComplete="off"
          placeholder={numeric ? say('MM-DD-YYYY') : say('Day month year')}
          rightSection={clearable && value && mayChange && <Input.ClearButton {...clearButtonProps} onClick={() => choose(null)} />}
          {...field}
          value={typed ?? format(value, numeric)}
          error={(isLeft && fault) || error}
          onClick={() => setOpen(true)}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown') setOpen(true);
            if (key === 'Escape' || key === 'Enter') setOpen(false);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            setOpen(false);
            setLeft(true);
            if (fault === undefined) setTyped(undefined);
          }}
          onInvalid={() => setLeft(true)}
        />
      </Popover.Target>
      {/* The field keeps the focus, and what it shows, while a day is looked for. */}
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <DayCalendar
          meanwhile={<Skeleton {...CALENDAR} />}
          day={value}
          level={defaultLevel}
          keeps={!clearable}
          onChange={choose}
          onClose={() => setOpen(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** What is typed, until the value becomes another one than that says. */
function useTyped(value: string | null) {
  const [typed, setTyped] = useState<string>();
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed !== undefined && readTypedDate(typed) !== value) setTyped(undefined);
  }
  return [typed, setTyped] as const;
}

function format(value: string | null, numeric = false): string {
  if (!value) return '';
  return numeric ? numericDate(value) : longDate(value);
}
