import { Button, Card, Skeleton, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { printRoster, readRosterRequest } from '../contract/requests.ts';
import { rosterFlow } from '../workflow.ts';

const CorrectRequest = shownLater(async () => (await import('./roster-form.tsx')).CorrectRequest);

/** One request: what is asked for, its way, and what the reader may do. */
export function Screen() {
  const id = Number(useParams().id);
  const request = useCall(readRosterRequest, { params: { id } }, { search: true }).data?.request;
  const own = request?.id === id ? request : undefined;
  const [isPrinting, printing] = useDisclosure();
  return (
    <Page
      title={say('Work schedule')}
      intro={own?.fullname}
      actions={
        own &&
        own.state !== 'CANCELLED' && (
          <Button leftSection={<IconPrinter size={16} />} variant="default" onClick={printing.open}>
            {own.code === null ? say('View the draft') : say('Print')}
          </Button>
        )
      }
    >
      {own && isPrinting && (
        <Dialog size="paper" onClose={printing.close} title={say('Work schedule')}>
          <IssuedPaper
            code={own.code}
            of={['work schedule', id, own.state]}
            fetchPdf={() => fetchFile(printRoster, { params: { id } })}
            name={own.code === null ? 'Work schedule draft.pdf' : 'Work schedule.pdf'}
            isDraft={own.code === null}
          />
        </Dialog>
      )}
      <Stack gap="md">
        {own?.is_own && own.state === 'RETURNED' && (
          <Card withBorder padding="lg">
            <Stack gap="md">
              <Title order={2} size="h4">
                {say('Change and file again')}
              </Title>
              <CorrectRequest meanwhile={<Skeleton h={320} aria-busy />} request={own} />
            </Stack>
          </Card>
        )}
        <RequestPanel id={id} kinds={[rosterFlow.kind]} onItsScreen />
      </Stack>
    </Page>
  );
}
