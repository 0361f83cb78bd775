import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { dayInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readPersonDay, readPersonMonth } from '../../contract/days.ts';
import { weekdayOf } from '../days/calendar-grid.ts';
import { DayRecord } from '../days/day-record.tsx';
import { DaySteps } from '../days/day-steps.tsx';
import { MonthRecord } from '../days/month-record.tsx';
import { SideDrawer } from '../side-drawer.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';

interface PersonDrawerProps {
  month: string;
  onMonth: (month: string) => void;
}

/** The month of one person over the list, and from there a day; both stand in the address. */
export function PersonDrawer({ month, onMonth }: PersonDrawerProps) {
  const { search, change, linkTo } = useAddress();
  const isPhone = useIsPhone();
  const personId = Number(search.get('person')) || undefined;
  const day = dayInAddress(search, 'day');
  const dayLink = (date: string) => linkTo({ day: date });
  return (
    <SideDrawer
      opened={personId !== undefined}
      onClose={() => change({ person: null, day: null })}
      size={isPhone ? '100%' : 'min(960px, 90vw)'}
      title={personId && <PersonName personId={personId} month={month} />}
    >
      {personId && day && <DayOfPerson personId={personId} date={day} dayLink={dayLink} />}
      {personId && !day && <MonthOfPerson personId={personId} month={month} onMonth={onMonth} dayLink={dayLink} />}
    </SideDrawer>
  );
}

function PersonName({ personId, month }: { personId: number; month: string }) {
  const person = useCall(readPersonMonth, { params: { id: personId }, query: { month } }).data?.personnel;
  return (
    <Stack gap={0} component="span">
      <Text fw={600} component="span">
        {person?.fullname ?? ' '}
      </Text>
      <Text size="xs" c="dimmed" component="span">
        {person && [person.idno, person.office].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

interface MonthOfPersonProps extends PersonDrawerProps {
  personId: number;
  dayLink: (date: string) => string;
}

function MonthOfPerson({ personId, month, onMonth, dayLink }: MonthOfPersonProps) {
  const answer = useCall(readPersonMonth, { params: { id: personId }, query: { month } });
  useLiveRefresh(`private-person-${personId}`, 'days', readPersonMonth.path);
  return <MonthRecord month={month} onMonth={onMonth} answer={answer} dayLink={dayLink} />;
}

function DayOfPerson({ personId, date, dayLink }: Pick<MonthOfPersonProps, 'personId' | 'dayLink'> & { date: string }) {
  const { linkTo } = useAddress();
  const answer = useCall(readPersonDay, { params: { id: personId, date } });
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end">
        <Stack gap={2}>
          <Text fw={600}>
            {weekdayOf(date)}, {longDate(date)}
          </Text>
          <Anchor component={Link} to={linkTo({ day: null, month: date.slice(0, 7) })} size="sm">
            All of {monthName(date.slice(0, 7))}
          </Anchor>
        </Stack>
        <DaySteps date={date} dayLink={dayLink} />
      </Group>
      <DayRecord date={date} answer={answer} />
    </Stack>
  );
}
