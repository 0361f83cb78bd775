import type { ReactNode } from 'react';
import { Button, EmptyState } from '@mantine/core';
import { IconCloudOff, IconInbox, IconLock, IconMoodEmpty } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ApiError } from './calls/api-error.ts';
import { say, saidIfText } from '../contract/say.ts';

export interface Emptiness {
  /** What belongs here. */
  title: string;
  description?: ReactNode;
  /** The first step: a button or a link. */
  action?: ReactNode;
}

export function NothingHere({ title, description, action }: Emptiness) {
  return (
    <EmptyState py="xl" icon={<IconInbox />} title={say(title)} description={saidIfText(description)}>
      {action && <EmptyState.Actions>{action}</EmptyState.Actions>}
    </EmptyState>
  );
}

interface LoadFailedProps {
  failure: Error | null;
  onRetry: () => void;
  /** A call whose failures no toast tells: the page says why. */
  isSilent?: boolean;
  /** The address of the list that a record is of. */
  list?: string;
}

const AGAIN = { Icon: IconCloudOff, title: 'This could not be loaded', description: 'Try again in a moment.' };
const OFFLINE = { ...AGAIN, description: 'Check your connection, then try again.' };
const REFUSED = {
  403: { Icon: IconLock, title: 'This is not open to you', description: 'Ask HR for access if your work needs it.' },
  404: { Icon: IconMoodEmpty, title: 'This is not here', description: 'It may have been removed, or the link is wrong.' },
  other: { Icon: IconMoodEmpty, title: 'This cannot be shown', description: 'Go back and choose another one.' },
};

/** A failed read: what to do next. Why it failed is in the toast (specification, section 8) and is not said again. */
export function LoadFailed({ failure, onRetry, isSilent = false, list }: LoadFailedProps) {
  const status = failure instanceof ApiError ? failure.status : 0;
  const mayHelp = mayHelpAgain(status);
  const { Icon, title, description } = mayHelp ? nextTry(status) : REFUSED[status === 403 || status === 404 ? status : 'other'];
  return (
    <EmptyState py="xl" icon={<Icon />} title={say(title)} description={isSilent ? failure?.message : say(description)} role="alert">
      {(mayHelp || list) && (
        <EmptyState.Actions>
          {mayHelp ? (
            <Button variant="default" onClick={onRetry}>
              {say('Retry')}
            </Button>
          ) : (
            <Button variant="default" component={Link} to={list!}>
              {say('Back to the list')}
            </Button>
          )}
        </EmptyState.Actions>
      )}
    </EmptyState>
  );
}

function nextTry(status: number) {
  return status === 0 ? OFFLINE : AGAIN;
}

/** Whether the same call may be answered when it is made again: without an answer, too early, too often, or after a fault of ours. */
function mayHelpAgain(status: number): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}
