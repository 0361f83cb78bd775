import { Button } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listSuspensions, type Suspension } from '../../contract/suspensions.ts';
import { formatDate } from '../format-date.ts';
import type { SuspensionValues } from './suspension-values.ts';

type Exemptions = Pick<SuspensionValues, 'exempt_office_ids' | 'exempt_positions' | 'exempt_personnel'>;

/** Takes over who worked on in the last suspension of this year that exempts anybody there; nothing where there is none. */
export function LastExemptions({ campus, onTake }: { campus: number | null; onTake: (exemptions: Exemptions) => void }) {
  const year = Number(useToday().slice(0, 4));
  const last = useCall(listSuspensions, { query: { year, campus: campus ?? undefined } }).data?.suspensions.find(exemptsAnybody);
  if (!last) return null;
  const take = () =>
    onTake({
      exempt_office_ids: last.exempt_offices.map(({ id }) => id),
      exempt_positions: last.exempt_positions,
      exempt_personnel: last.exempt_personnel,
    });
  return (
    <Button variant="default" size="compact-sm" onClick={take}>
      The same as on {formatDate(last.date)}
    </Button>
  );
}

function exemptsAnybody({ exempt_offices, exempt_positions, exempt_personnel }: Suspension): boolean {
  return exempt_offices.length + exempt_positions.length + exempt_personnel.length > 0;
}
