import { Button, Card, Stack, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { readAppeal } from '../contract/appeals.ts';
import { appealFlow } from '../workflow.ts';
import { CorrectAppeal } from './form/correct-appeal.tsx';

/** One appeal: the day, its way, and what the reader may do. */
export function Screen() {
  const id = Number(useParams().id);
  const appeal = useCall(readAppeal, { params: { id } }, { search: true }).data?.appeal;
  const own = appeal?.id === id ? appeal : undefined;
  return (
    <Page
      title={say('Time-log appeal')}
      intro={own && `${own.fullname}, ${longDate(own.date)}`}
      actions={
        own?.is_own && (
          <Button component={Link} to={`/account/dtr/${own.date}`} variant="default">
            {say('Open the day')}
          </Button>
        )
      }
    >
      <Stack gap="md">
        {own?.is_own && own.state === 'RETURNED' && (
          <Card withBorder padding="lg">
            <Stack gap="md">
              <Title order={2} size="h4">
                {say('Correct and file again')}
              </Title>
              <CorrectAppeal appeal={own} />
            </Stack>
          </Card>
        )}
        <RequestPanel id={id} kinds={[appealFlow.kind]} onItsScreen />
      </Stack>
    </Page>
  );
}
