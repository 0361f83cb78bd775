import { Anchor, Card } from '@mantine/core';
import { Link } from 'react-router';
import { LoadFailed } from './empty-state.tsx';
import { Page } from './page.tsx';

interface RecordFailedProps {
  /** What the record is, such as 'Appointment'. */
  title: string;
  /** The address of the list. */
  list: string;
  answer: { error: { message: string } | null; refetch: () => unknown };
}

/** A record that cannot be read: why, with the ways to try again and back to the list. */
export function RecordFailed({ title, list, answer }: RecordFailedProps) {
  return (
    <Page title={title}>
      <Card withBorder>
        <LoadFailed message={answer.error?.message ?? ''} onRetry={() => void answer.refetch()} />
      </Card>
      <Anchor component={Link} to={list}>
        Back to the list
      </Anchor>
    </Page>
  );
}
