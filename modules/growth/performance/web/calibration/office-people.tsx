import { Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { readOfficeRatings } from '../../contract/calibration.ts';
import { ipcrFlow } from '../../workflow.ts';
import { RatingBadge } from '../form/rating-badge.tsx';

/** The forms of an office with their ratings, its own first, and who has none. */
export function OfficePeople({ officeId, periodId }: { officeId: number; periodId: number }) {
  const { linkTo } = useAddress();
  const answer = useCall(readOfficeRatings, { params: { id: officeId }, query: { period: periodId } });
  if (!answer.data) return answer.isError ? null : <Skeleton h={240} aria-busy />;
  return (
    <Card withBorder padding="md" component="section" aria-label="Forms of the office">
      <Stack gap="xs">
        {answer.data.people.map(({ form_id, form, personnel_id, fullname, avatar, office, state, final, level, is_head }) => (
          <Group key={`${personnel_id} ${form_id}`} justify="space-between" gap="xs">
            <Group gap="xs">
              <NamedFace fullname={fullname} avatar={avatar} office={office} />
              <Text size="xs" c="dimmed">
                {[form, is_head && form === 'IPCR' ? 'head, not counted' : ''].filter(Boolean).join(', ')}
              </Text>
            </Group>
            <Group gap="xs">
              <RatingBadge final={final} level={level} />
              {form_id !== null && state !== null ? (
                <Link to={linkTo({ form: form_id })} aria-label={`Open the form of ${fullname}: ${ipcrFlow.words[state]}`}>
                  <RequestState state={state} words={ipcrFlow.words[state]} isClosed={state === 'CLOSED'} />
                </Link>
              ) : (
                <RequestState state="TARGET_DRAFT" words="No form" isClosed={false} />
              )}
            </Group>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
