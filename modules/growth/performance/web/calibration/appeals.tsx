import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import type { AppealRow } from '../../contract/calibration.ts';
import { formatRating } from '../../rules/rating.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { RatingBadge } from '../form/rating-badge.tsx';

/** Appeals with their grounds and clocks; those that wait first. */
export function Appeals({ appeals }: { appeals: readonly AppealRow[] }) {
  if (appeals.length === 0)
    return (
      <Card withBorder>
        <NothingHere title="No appeals" description="A ratee may appeal within ten days of opening the final rating." />
      </Card>
    );
  return (
    <Stack gap="md">
      {appeals.map((appeal) => (
        <Appeal key={appeal.id} appeal={appeal} />
      ))}
    </Stack>
  );
}

function Appeal({ appeal }: { appeal: AppealRow }) {
  const { change } = useAddress();
  const { id, fullname, avatar, office, period, form, final, level, final_before, appealed_on, due_on, is_late, decided_on, granted } =
    appeal;
  const isOpen = decided_on === null;
  return (
    <Card withBorder padding="md" component="section" aria-label={`Appeal of ${fullname}`}>
      <Stack gap="xs">
        <Group justify="space-between" gap="sm">
          <NamedFace fullname={fullname} avatar={avatar} office={office} />
          <StatusBadge tone={isOpen ? (is_late ? 'bad' : 'waiting') : granted ? 'good' : 'past'}>
            {isOpen ? `Decision due ${longDate(due_on)}` : `${granted ? 'Granted' : 'Denied'} on ${longDate(decided_on)}`}
          </StatusBadge>
        </Group>
        <Group gap="xs">
          <Text size="sm">
            {form} of {period}, filed on {longDate(appealed_on)}
          </Text>
          <RatingBadge final={final} level={level} />
          {final_before !== null && final_before !== final && (
            <Text size="sm" c="dimmed">
              before {formatRating(final_before)}
            </Text>
          )}
        </Group>
        <Text size="sm">“{appeal.grounds}”</Text>
        {appeal.decision !== '' && <Text size="sm">Decision: {appeal.decision}</Text>}
        <Group justify="flex-end">
          <Button variant={isOpen ? 'filled' : 'default'} onClick={() => change({ form: String(id) })}>
            {isOpen ? 'Open and decide' : 'Open'}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
