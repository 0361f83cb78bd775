import type { ReactNode } from 'react';
import { TimePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';

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

/** A time of the day on the 12-hour clock; null while it is not whole. */
export function TimeField({ value = null, onChange, ...field }: TimeFieldProps) {
  return (
    <TimePicker
      format="12h"
      minHoursDigits={1}
      value={value === null ? '' : clock(value)}
      onChange={(typed) => onChange?.(minutesOf(typed))}
      hoursInputLabel="Hour"
      minutesInputLabel="Minute"
      amPmInputLabel="AM or PM"
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
