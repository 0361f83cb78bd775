import { Anchor, Card, Skeleton } from '@mantine/core';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readExtension } from '../contract/extensions.ts';

export const readAhead = partAhead(readExtension);

/** What an office asks for in the inbox of its head. */
export function Part({ recordId }: RequestPartProps) {
  const extension = useCall(readExtension, { params: { id: recordId } }).data?.extension;
  if (extension?.id !== recordId) return <Skeleton h={160} aria-busy />;
  const { tracking_no, subject, office, days, reason, due_at, letter } = extension;
  return (
    <Card withBorder padding="md">
      <Facts
        facts={[
          ['Document', tracking_no],
          ['Subject', subject],
          ['Office', office.fullname],
          ['Due', formatInstant(due_at)],
          ['Asked for', count(days, 'working day')],
          ['Reason', reason],
          [
            'Letter to the client',
            letter === null ? (
              'None'
            ) : (
              <Anchor href={letter.path} target="_blank" size="sm">
                {letter.name}
              </Anchor>
            ),
          ],
        ]}
      />
    </Card>
  );
}
