import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readApplication } from '../../contract/applications.ts';
import { PapersOfLeave } from './papers-of-leave.tsx';

/** The papers of an application, to be marked as in order or lacking. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readApplication, { params: { id } });
  const application = answer.data?.application;
  return (
    <Page title="Leave attachments" intro="Mark each paper as in order or lacking; the employee is notified of missing papers.">
      {answer.isError && !application && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!application && !answer.isError && <Skeleton h={320} aria-busy />}
      {application && (
        <Stack gap="md" maw={720}>
          <Stack gap={2}>
            <Text fw={600} size="lg">
              {application.fullname}
            </Text>
            <Group gap="xs">
              <Text size="sm">
                {application.type_name}, {longDate(application.first_day)}
                {application.last_day === application.first_day ? '' : ` to ${longDate(application.last_day)}`}
              </Text>
              <Anchor component={Link} size="sm" to={`/HR/leaves/submitted-leave?leave=${id}`}>
                Open the application
              </Anchor>
            </Group>
          </Stack>
          <PapersOfLeave application={application} mayAdd={!['DISAPPROVED', 'CANCELLED'].includes(application.state)} />
        </Stack>
      )}
    </Page>
  );
}
