import { ActionIcon, Indicator, Tooltip } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { countInbox } from '../contract/inbox.ts';

const EVERY_MS = 60_000;
const MOST_COUNTED = 99;

/** The icon of the inbox in the top bar, with the number of requests to decide. */
export function Part() {
  const { applicant_only: isApplicant } = useCurrentUser();
  const waiting = useCall(countInbox, {}, { search: true, every: EVERY_MS, enabled: !isApplicant }).data?.waiting ?? 0;
  if (isApplicant) return null;
  return (
    <Indicator label={waiting > MOST_COUNTED ? `${MOST_COUNTED}+` : waiting} disabled={waiting === 0} size={16} color="red" offset={6}>
      <Tooltip label={say('Inbox')}>
        <ActionIcon
          component={Link}
          to="/inbox"
          variant="subtle"
          color="gray"
          size={36}
          aria-label={waiting > 0 ? say('Inbox, {waiting} to decide', { waiting }) : say('Inbox')}
        >
          <IconInbox size={20} />
        </ActionIcon>
      </Tooltip>
    </Indicator>
  );
}
