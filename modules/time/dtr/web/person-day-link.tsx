import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { say } from '@talaan/kernel/contract/say.ts';

/** Leads to a day of a person: on the pages of HR, or in the monitoring of the units that one heads. */
export function PersonDayLink({ personId, date }: { personId: number; date: string }) {
  const address = usePersonDay(personId)(date);
  return address === undefined ? null : (
    <Anchor component={Link} to={address} size="sm">
      {say('Open day')}
    </Anchor>
  );
}

/** Where a day of a person is for the reader; undefined where they have no screen for it. */
export function usePersonDay(personId: number): (date: string) => string | undefined {
  const mayFollow = useMayFollow();
  return (date) =>
    [`/edats/personnel/${personId}/dtr/${date}`, `/department/statistic?month=${date.slice(0, 7)}&person=${personId}&day=${date}`].find(
      mayFollow,
    );
}
