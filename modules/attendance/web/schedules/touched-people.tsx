import { Alert, Card, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { previewAssignment } from '../../contract/schedules.ts';
import { formatPeriod } from '../format-date.ts';

interface TouchedPeopleProps {
  personnelId: number | null;
  officeId: number | null;
  from: string;
  last: string | null;
}

const OFFICES_SHOWN = 8;

/** Whom the assignment touches, before it is saved. */
export function TouchedPeople({ personnelId, officeId, from, last }: TouchedPeopleProps) {
  const query = { personnel_id: personnelId ?? undefined, office_id: officeId ?? undefined, from, last: last ?? undefined };
  const answer = useCall(previewAssignment, { query });
  if (answer.isError) return <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={120} />;
  const { people, days, offices, replaces } = answer.data;
  const rest = offices.slice(OFFICES_SHOWN);
  return (
    <Card withBorder component="section" aria-labelledby="touched" aria-live="polite">
      <Stack gap="sm">
        <Title order={2} id="touched">
          Who is affected
        </Title>
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
      </Stack>
    </Card>
  );
}
