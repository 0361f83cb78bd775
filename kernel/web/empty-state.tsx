import type { ReactNode } from 'react';
import { Button, EmptyState } from '@mantine/core';
import { IconCloudOff, IconInbox } from '@tabler/icons-react';

export interface Emptiness {
  /** What belongs here. */
  title: string;
  description?: ReactNode;
  /** The first step: a button or a link. */
  action?: ReactNode;
}

export function NothingHere({ title, description, action }: Emptiness) {
  return (
    <EmptyState py="xl" icon={<IconInbox />} title={title} description={description}>
      {action && <EmptyState.Actions>{action}</EmptyState.Actions>}
    </EmptyState>
  );
}

/** A failed read, with the way to try again. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <EmptyState py="xl" icon={<IconCloudOff />} title="This could not be loaded" description={message} role="alert">
      <EmptyState.Actions>
        <Button variant="default" onClick={onRetry}>
          Retry
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}
