import { Card, Stack, Title } from '@mantine/core';
import { useParams } from 'react-router';
import { Page } from '@talaan/kernel/web/page.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { readRosterRequest } from '../contract.ts';
import { CorrectRequest } from './roster-form.tsx';

/** One request: what is asked for, its way, and what the reader may do. */
export function Screen() {
  const id = Number(useParams().id);
  const request = useCall(readRosterRequest, { params: { id } }, { search: true }).data?.request;
  const own = request?.id === id ? request : undefined;
  return (
    <Page title="Work schedule" intro={own?.fullname}>
      <Stack gap="md">
        {own?.is_own && own.state === 'RETURNED' && (
          <Card withBorder padding="lg">
            <Stack gap="md">
              <Title order={2} size="h4">
                Change and file again
              </Title>
              <CorrectRequest request={own} />
            </Stack>
          </Card>
        )}
        <RequestPanel id={id} onItsScreen />
      </Stack>
    </Page>
  );
}
