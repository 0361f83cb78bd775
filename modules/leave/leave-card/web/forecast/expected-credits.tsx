import { Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { FilingPartProps } from '@talaan/leave/web/applications/file/filing-part.ts';
import { readForecast } from '../../contract/forecast.ts';
import { formatWithUnit } from '../ledger/format-change.ts';

/** Under the balances of an application that is being filled in: what is expected on its first date, with what is earned until then. */
export function Part({ personnelId, on, balances }: FilingPartProps) {
  const today = useToday();
  const isAhead = on.slice(0, 7) > today.slice(0, 7);
  const query = { personnel_id: personnelId, on };
  const { data } = useCall(readForecast, { query }, { enabled: isAhead, search: true });
  const books = data?.forecast.on === on ? data.forecast.books.filter(({ book }) => balances.some((one) => one.book === book)) : [];
  if (!isAhead || books.length === 0) return null;
  return (
    <Text size="xs" c="dimmed">
      {say('Expected on {on} before this leave, with what is earned, filed and lost until then: {unit}.', {
        on: longDate(on),
        unit: books.map(({ name, expected, unit }) => `${name} ${formatWithUnit(expected, unit)}`).join(', '),
      })}
    </Text>
  );
}
