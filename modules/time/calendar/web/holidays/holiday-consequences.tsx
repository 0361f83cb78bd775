import { Alert, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { Consequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { previewHoliday, type Holiday } from '../../contract/holidays.ts';
import { formatLocked } from '../format-locked.ts';
import type { HolidayValues } from './holiday-fields.tsx';

interface HolidayConsequencesProps {
  values: HolidayValues;
  /** The holiday that is changed. */
  insteadOf: number | undefined;
}

/** Whom a holiday concerns, and what of its day is computed again, before it is saved. */
export function HolidayConsequences({ values, insteadOf }: HolidayConsequencesProps) {
  const [{ date, campus_id, type }] = useDebouncedValue(values, 400);
  const query = { date: date ?? '', campus_id: campus_id ?? undefined, instead_of: insteadOf };
  const answer = useCall(previewHoliday, { query }, { enabled: date !== null });
  return (
    <Consequences hint={date === null || type === null ? 'Choose a date and a kind to see who is affected.' : undefined} answer={answer}>
      {(found) => (
        <>
          <Text size="sm">{formatPeople(found, type!, date!)}</Text>
          {found.records > 0 && <Text size="sm">{formatRecords(found, type!)}</Text>}
          {found.locked > 0 && <Text size="sm">{formatLocked(found.locked)}</Text>}
          {found.others.length > 0 && (
            <Alert color="yellow" title="Other holidays on this day">
              {found.others.join(', ')}
            </Alert>
          )}
        </>
      )}
    </Consequences>
  );
}

type Found = Answer<typeof previewHoliday>;

function formatPeople({ people }: Found, type: Holiday['type'], date: string): string {
  const who = count(people, 'person', 'people');
  const day = longDate(date);
  if (type !== 'special_working') return `${who} need${people === 1 ? 's' : ''} not work on ${day}.`;
  return `${who} ${people === 1 ? 'works' : 'work'} on ${day} as on any other day; the time record prints its name.`;
}

function formatRecords({ records, absences, lates, undertimes }: Found, type: Holiday['type']): string {
  const again = `${count(records, 'daily record')} will be computed again`;
  if (type === 'special_working') return `${again}.`;
  const gone = [count(absences, 'absence'), count(lates, 'late arrival'), count(undertimes, 'undertime')].join(', ');
  return `${again}. On record of this day are ${gone}; they no longer count.`;
}
