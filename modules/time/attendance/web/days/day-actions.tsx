import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readDayActions, type DtrDayDetail } from '../../contract/days.ts';

/** What can be done about a day of one's own; the first stands out where the day is not settled. What is refused says who can help. */
export function DayActions({ date, detail }: { date: string; detail: DtrDayDetail | undefined }) {
  const answer = useCall(readDayActions, { params: { date } }, { search: true });
  if (!detail || !answer.data || answer.isPlaceholderData) return null;
  const { actions, refusals } = answer.data;
  if (actions.length + refusals.length === 0) return null;
  const isUnsettled = ['INCOMPLETE', 'ABSENT', 'NO_DATA'].includes(detail.day?.status ?? '');
  return (
    <Stack gap="xs">
      {actions.length > 0 && (
        <Group gap="xs">
          {actions.map(({ name, label, link }, index) => (
            <Button key={name} component={Link} to={link} size="compact-md" variant={isUnsettled && index === 0 ? 'filled' : 'default'}>
              {label}
            </Button>
          ))}
        </Group>
      )}
      {isUnsettled &&
        refusals.map(({ name, message, helper }) => (
          <Text key={name} size="sm" c="dimmed">
            {message}{' '}
            {helper && (
              <>
                {helper.who}{' '}
                <Anchor component={Link} to={helper.link} inherit underline="always">
                  {helper.label}
                </Anchor>
              </>
            )}
          </Text>
        ))}
    </Stack>
  );
}
