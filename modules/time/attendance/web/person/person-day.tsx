import { Anchor, Group, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { isDate } from '@talaan/kernel/web/calls/in-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readPersonDay } from '../../contract/days.ts';
import { weekdayOf } from '../days/calendar-grid.ts';
import { DayRecord } from '../days/day-record.tsx';
import { DaySteps } from '../days/day-steps.tsx';
import { NoSuchDay } from '../days/no-such-day.tsx';
import { VoidButton } from '../punches/punches-of-day.tsx';

/** A day of a person; HR voids punches from here. */
export function PersonDay({ personId, date }: { personId: number; date: string }) {
  const back = `/edats/personnel/${personId}/dtr`;
  return isDate(date) ? <Day personId={personId} date={date} back={back} /> : <NoSuchDay back={back} />;
}

function Day({ personId, date, back }: { personId: number; date: string; back: string }) {
  const answer = useCall(readPersonDay, { params: { id: personId, date } });
  const month = date.slice(0, 7);
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end">
        <Stack gap={2}>
          <Title order={2}>
            {weekdayOf(date)}, {longDate(date)}
          </Title>
          <Anchor component={Link} to={`${back}?month=${month}`} size="sm">
            All of {monthName(month)}
          </Anchor>
        </Stack>
        <DaySteps date={date} dayLink={(day) => `${back}/${day}`} />
      </Group>
      <DayRecord
        date={date}
        answer={answer}
        punchAction={(punch, time) => <VoidButton personnelId={personId} log={{ at: punch.at, time, voided: punch.voided }} date={date} />}
      />
    </Stack>
  );
}
