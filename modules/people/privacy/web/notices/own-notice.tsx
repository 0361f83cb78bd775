import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { confirmNotice, readOwnNotice } from '../../contract/notices.ts';

/** The privacy notice in force, and whether one has read it. */
export function OwnNotice() {
  const notice = useCall(readOwnNotice, {}).data?.notice;
  const confirming = useSend(confirmNotice, { alsoRefresh: [readOwnNotice] });
  if (!notice) return null;
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {say('Privacy notice')}
      </Title>
      <Text size="sm">
        <Anchor component={Link} to="/privacy-notice" size="sm" underline="always">
          {notice.title}
        </Anchor>{' '}
        {say('in force from {day}', { day: longDate(notice.effective_on) })}
      </Text>
      {notice.read_at === null ? (
        <Group>
          <Button variant="default" loading={confirming.isPending} onClick={() => confirming.mutate({ body: { notice: notice.id } })}>
            {say('I have read it')}
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {say('You confirmed {moment} that you have read it.', { moment: formatInstant(notice.read_at) })}
        </Text>
      )}
    </Stack>
  );
}
