import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readPersonMonth } from '../../contract/days.ts';
import { MonthRecord } from './month-record.tsx';
import { useMonth } from './month-switcher.tsx';

/** A month of attendance in the record of a person; schedules and logs are on its own page. */
export function Tab({ person }: { person: { id: number } }) {
  const [month, setMonth] = useMonth();
  const answer = useCall(readPersonMonth, { params: { id: person.id }, query: { month } });
  return (
    <>
      <Button component={Link} to={`/edats/personnel/${person.id}`} variant="default" mb="md">
        {say('Schedules, time logs and printing')}
      </Button>
      <MonthRecord month={month} onMonth={setMonth} answer={answer} dayLink={(date) => `/edats/personnel/${person.id}/dtr/${date}`} />
    </>
  );
}
