import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { TimePicker } from '@mantine/dates';
import { useIsTouch } from '@talaan/kernel/web/phone/use-is-touch.ts';
import '@mantine/dates/styles.css';
import { say } from '../../contract/say.ts';

interface TimeFieldProps {
  label?: ReactNode;
  'aria-label'?: string;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Minutes after midnight. */
  value?: number | null;
  onChange?: (minutes: number | null) => void;
}

/** A time of the day on the 12-hour clock, null while it is not whole; on touch the field of the phone itself. */
export function TimeField({ value = null, onChange, ...field }: TimeFieldProps) {
  const shown = value === null ? '' : clock(value);
  const isTouch = useIsTouch();
  if (isTouch)
    return <TextInput type="time" {...field} value={shown} onChange={({ currentTarget }) => onChange?.(minutesOf(currentTarget.value))} />;
  return (
    <TimePicker
      format="12h"
      minHoursDigits={1}
      value={shown}
      onChange={(typed) => onChange?.(minutesOf(typed))}
      hoursInputLabel={say('Hour')}
      minutesInputLabel={say('Minute')}
      amPmInputLabel={say('AM or PM')}
      {...field}
    />
  );
}

function clock(minutes: number): string {
  const ofDay = minutes % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

function minutesOf(typed: string): number | null {
  const [hours, minutes] = typed.split(':');
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
