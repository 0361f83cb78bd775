import { Group, Skeleton, Text } from '@mantine/core';
import type { WeeklyHours } from '../../contract/schedule-hours.ts';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { say } from '@talaan/kernel/contract/say.ts';

/** Most hours are of an office, which has no such field. */
const AmountField = shownLater(async () => (await import('./amount-field.tsx')).AmountField);

export type DayHours = Record<string, number | null>;

interface DayHoursFieldsProps {
  kind: WeeklyHours['kind'];
  value: DayHours;
  onChange: (value: DayHours) => void;
  /** What is wrong with a field, or with the whole under ''. */
  errorOf: (field: string) => string | undefined;
}

/** A half of the day that is free is left empty. */
const OFFICE = { amIn: 'Morning from', amOut: 'Morning to', pmIn: 'Afternoon from', pmOut: 'Afternoon to' };
const FLEXIBLE = {
  earliestIn: 'Earliest arrival',
  latestIn: 'Latest arrival',
  coreStart: 'Core hours from',
  coreEnd: 'Core hours to',
  lunchStart: 'Lunch from',
  lunchEnd: 'Lunch to',
};

/** The hours of one day, as their kind asks for them. */
export function DayHoursFields({ kind, value, onChange, errorOf }: DayHoursFieldsProps) {
  const set = (field: string) => (minutes: number | null) => onChange({ ...value, [field]: minutes });
  const times = (fields: Record<string, string>, required = true) =>
    Object.entries(fields).map(([field, label]) => (
      <TimeField key={field} label={label} required={required} value={value[field] ?? null} onChange={set(field)} error={errorOf(field)} />
    ));
  return (
    <>
      <Group gap="sm" align="flex-start">
        {kind === 'FLEXI' ? (
          <>
            {times(FLEXIBLE)}
            <AmountField
              meanwhile={<Skeleton w={140} h={58} />}
              label={say('Hours of work')}
              required
              w={140}
              min={1}
              max={12}
              step={0.5}
              value={value['workMinutes'] == null ? '' : value['workMinutes'] / 60}
              onAmount={(hours) => set('workMinutes')(hours === null ? null : Math.round(hours * 60))}
              error={errorOf('workMinutes')}
            />
          </>
        ) : kind === 'SHIFT' || kind === 'NIGHT' ? (
          <ShiftFields value={value} onChange={onChange} errorOf={errorOf} />
        ) : (
          times(OFFICE, false)
        )}
      </Group>
      {errorOf('') && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {errorOf('')}
        </Text>
      )}
    </>
  );
}

/** A shift that ends at or before the hour at which it starts ends the next day. */
function ShiftFields({ value, onChange, errorOf }: Omit<DayHoursFieldsProps, 'kind'>) {
  const { start = null, end = null, breakMinutes = null } = value;
  const shift = (from: number | null, to: number | null) => {
    const ofDay = to === null ? null : to % 1440;
    onChange({ ...value, start: from, end: ofDay !== null && from !== null && ofDay <= from ? ofDay + 1440 : ofDay });
  };
  return (
    <>
      <TimeField label={say('Start')} required value={start} onChange={(from) => shift(from, end)} error={errorOf('start')} />
      <TimeField
        label={end !== null && end > 1440 ? say('End, the next day') : say('End')}
        required
        value={end}
        onChange={(to) => shift(start, to)}
        error={errorOf('end')}
      />
      <AmountField
        meanwhile={<Skeleton w={150} h={58} />}
        label={say('Break in minutes')}
        w={150}
        min={0}
        max={240}
        value={breakMinutes ?? ''}
        error={errorOf('breakMinutes')}
        onAmount={(minutes) => onChange({ ...value, breakMinutes: minutes })}
      />
    </>
  );
}
