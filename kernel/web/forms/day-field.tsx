import { useState } from 'react';
import { Popover, Skeleton, TextInput } from '@mantine/core';
import { longDate } from '../../contract/dates.ts';
import { openedLater } from '../shown-later.ts';
import { faultOfTypedDate, readTypedDate } from './typed-date.ts';
import { useIsTouch } from '../phone/use-is-touch.ts';

/** As large as the calendar, so that its place is found before it is there. */
const CALENDAR = { w: 252, h: 264 };

const DayCalendar = openedLater(async () => (await import('../day-calendar.tsx')).DayCalendar);

interface DayFieldProps {
  label: string;
  w: number;
  /** YYYY-MM-DD. */
  day: string;
  /** The last one that can be chosen. */
  last?: string;
  onChange: (day: string) => void;
}

/** The day that a screen is about; on touch the field of the phone itself. Forms have `DateField`. */
export function DayField(props: DayFieldProps) {
  return useIsTouch() ? <NativeDay {...props} /> : <TypedDay {...props} />;
}

function NativeDay({ label, w, day, last, onChange }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      aria-label={label}
      w={w}
      max={last ?? '9999-12-31'}
      value={day}
      onChange={({ currentTarget: { value, validity } }) => value && validity.valid && onChange(value)}
    />
  );
}

/** Typed or picked; the calendar is fetched when it opens. */
function TypedDay({ label, w, day, last, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const choose = (next: string | null) => {
    if (next && next !== day && (!last || next <= last)) onChange(next);
  };
  const type = (text: string) => {
    const read = readTypedDate(text);
    setTyped(text);
    setOpen(read === null);
    choose(read);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} withRoles={false} withinPortal={false} position="bottom-start" shadow="md">
      <Popover.Target popupType="dialog">
        <TextInput
          aria-label={label}
          w={w}
          value={typed ?? longDate(day)}
          error={typed !== undefined && !isOpen && faultOfTypedDate(typed)}
          onClick={() => setOpen(true)}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown') setOpen(true);
            if (key === 'Escape' || key === 'Enter' || key === 'Tab') setOpen(false);
          }}
          // What cannot be read stays as it was typed and is said.
          onBlur={() => setTyped(typed !== undefined && readTypedDate(typed) ? undefined : typed)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <DayCalendar
          meanwhile={<Skeleton {...CALENDAR} />}
          label={label}
          day={day}
          last={last}
          onChange={(next) => {
            setTyped(undefined);
            choose(next);
          }}
          onClose={() => setOpen(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
