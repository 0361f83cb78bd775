import { Anchor, List } from '@mantine/core';
import { Link } from 'react-router';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listApplications } from '@talaan/leave/contract/applications.ts';
import { PartTitle } from '@talaan/leave/web/applications/part-title.tsx';
import { leaveFlow, type LeaveState } from '@talaan/leave/workflow.ts';
import { formatDays } from '@talaan/overtime/rules/format-days.ts';
import { say } from '@talaan/kernel/contract/say.ts';

const LIVE = ['SUBMITTED', 'CERTIFIED', 'RECOMMENDED', 'APPROVED', 'CANCEL_ASKED', 'SHORTENED'] satisfies LeaveState[];
/** Of the nearest; the list has the rest. */
const MOST = 5;

/** What is asked of the list. */
export function comingLeave(person: number, from: string) {
  return { query: { whose: 'all' as const, person, from, state: LIVE, sort: 'first_day' as const, per_page: MOST } };
}

/** The leave of a person that lasts or is to come, the nearest first; nothing where there is none. */
export function ComingLeave({ personId }: { personId: number }) {
  const from = useToday();
  const { data } = useCall(listApplications, comingLeave(personId, from));
  if (!data || data.applications.length === 0) return null;
  return (
    <>
      <PartTitle>{say('Coming leave')}</PartTitle>
      <List size="sm" spacing={4} listStyleType="none">
        {data.applications.map(({ id, type_name, first_day, last_day, state }) => (
          <List.Item key={id}>
            <Anchor component={Link} to={`/HR/leaves/submitted-leave?leave=${id}`} inherit>
              {type_name}, {formatDays(first_day, last_day)}
            </Anchor>
            , {leaveFlow.words[state].toLowerCase()}
          </List.Item>
        ))}
      </List>
      {data.total > MOST && say('{total} more', { total: data.total - MOST })}
    </>
  );
}
