import { Alert, List, Text } from '@mantine/core';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { Consequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { previewAssignment } from '../../contract/schedules.ts';
import { formatPeriod } from './format-period.ts';

interface TouchedPeopleProps {
  personnelId: number | null;
  officeId: number | null;
  /** Null while the form does not say enough. */
  from: string | null;
  last: string | null;
}

const OFFICES_SHOWN = 8;

/** Whom the assignment touches, before it is saved. */
export function TouchedPeople({ personnelId, officeId, from, last }: TouchedPeopleProps) {
  const query = { personnel_id: personnelId ?? undefined, office_id: officeId ?? undefined, from: from ?? '', last: last ?? undefined };
  const answer = useCall(previewAssignment, { query }, { enabled: from !== null });
  return (
    <Consequences hint={from === null ? 'Choose the people and the first day.' : undefined} answer={answer}>
      {(found) => <Touched found={found} />}
    </Consequences>
  );
}

function Touched({ found: { people, days, offices, replaces } }: { found: Answer<typeof previewAssignment> }) {
  const rest = offices.slice(OFFICES_SHOWN);
  return (
    <>
      <Text>
        {people === 1 ? 'One person' : `${people.toLocaleString('en')} people`}
        {days > 0 && `; ${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'} up to today will be computed again`}.
      </Text>
      {offices.length > 1 && (
        <List size="sm">
          {offices.slice(0, OFFICES_SHOWN).map(({ office, people: count }) => (
            <List.Item key={office}>
              {office}: {count}
            </List.Item>
          ))}
          {rest.length > 0 && (
            <List.Item>
              {rest.length} more offices: {rest.reduce((sum, one) => sum + one.people, 0)}
            </List.Item>
          )}
        </List>
      )}
      {replaces.length > 0 && (
        <Alert color="yellow" title="It takes the place of">
          {replaces.map((one) => (
            <Text key={one.id} size="sm">
              {one.schedule}, {formatPeriod(one.from, one.last)}
            </Text>
          ))}
        </Alert>
      )}
    </>
  );
}
