import { Card } from '@mantine/core';
import { LoadFailed } from '../empty-state.tsx';
import { Page } from './page.tsx';

interface RecordFailedProps {
  /** What the record is, such as 'Appointment'. */
  title: string;
  /** The address of the list. */
  list: string;
  answer: { error: Error | null; refetch: () => unknown };
}

/** A record that cannot be read: the way to try again where that may help, otherwise back to the list. */
export function RecordFailed({ title, list, answer }: RecordFailedProps) {
  return (
    <Page title={title}>
      <Card withBorder>
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} list={list} />
      </Card>
    </Page>
  );
}
