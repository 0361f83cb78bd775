import { useState } from 'react';
import { Anchor, Button, Card, Grid, Group, Skeleton, Stack, Title } from '@mantine/core';
import { IconFileText, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { RequestButtons } from '@talaan/requests/web/request-buttons.tsx';
import { RequestSteps } from '@talaan/requests/web/request-steps.tsx';
import { printHireRequest, readHireRequest, type HireRequest } from '../contract.ts';
import { hireFlow } from '../workflow.ts';
import { RequestFacts } from './request-facts.tsx';

/** One request to hire: what it asks for, its steps, and what its reader may do. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readHireRequest, { params: { id } });
  const request = answer.data?.request.id === id ? answer.data.request : undefined;
  if (answer.isError && !request)
    return (
      <Page title="Request to hire">
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
        <Anchor component={Link} to="/inbox">
          Back to the inbox
        </Anchor>
      </Page>
    );
  if (!request) return <Skeleton h={320} aria-busy />;
  return (
    <Page title={request.number} actions={<Actions request={request} />}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Card withBorder padding="lg">
            <Stack gap="md">
              <Group justify="space-between">
                <Title order={2} size="h4">
                  What is asked for
                </Title>
                <RequestState
                  state={request.state}
                  words={hireFlow.words[request.state]}
                  isClosed={hireFlow.ends.some((end) => end === request.state)}
                />
              </Group>
              <RequestFacts request={request} />
              <Group>
                <PaperButton request={request} />
              </Group>
            </Stack>
          </Card>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Card withBorder padding="lg">
            <Stack gap="md">
              <Title order={2} size="h4">
                Steps
              </Title>
              <RequestSteps id={request.id} />
            </Stack>
          </Card>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function Actions({ request }: { request: HireRequest }) {
  const { id, number, state, actions } = request;
  const isDraft = state === 'DRAFT' || state === 'RETURNED';
  return (
    <>
      {actions.some(({ action }) => action === 'discard') && <DiscardButton request={request} />}
      {request.is_own && isDraft && (
        <Button component={Link} to={`/rsp/request_to_hire/${id}/edit`} variant="default" leftSection={<IconPencil size={16} />}>
          Edit
        </Button>
      )}
      <MainAct>
        <RequestButtons id={id} title={`${number}: ${request.position}`} />
      </MainAct>
    </>
  );
}

function PaperButton({ request }: { request: HireRequest }) {
  const [isPrinting, setPrinting] = useState(false);
  const { id, number, seen } = request;
  return (
    <>
      <Button variant="default" leftSection={<IconFileText size={16} />} onClick={() => setPrinting(true)}>
        {request.code === null ? 'Draft of the paper' : 'Paper'}
      </Button>
      {isPrinting && (
        <Dialog onClose={() => setPrinting(false)} title={`Request to hire ${number}`} size="paper">
          <IssuedPaper
            code={request.code}
            of={['hire-request', id, request.code, seen]}
            fetchPdf={() => fetchFile(printHireRequest, { params: { id } })}
            name={`Request to hire ${number}.pdf`}
            isDraft={request.code === null}
          />
        </Dialog>
      )}
    </>
  );
}

function DiscardButton({ request: { id, number, seen } }: { request: HireRequest }) {
  const client = useQueryClient();
  const sending = useSend(takeStep, { onDone: () => showSuccess(`The draft ${number} was discarded.`) });
  const discard = async () => {
    const question = `Discard the draft ${number} ?`;
    if (await confirm({ title: 'Discard draft', question, action: 'Discard', danger: true }))
      sending.mutate(
        { params: { id }, body: { action: 'discard', seen, remarks: '' } },
        { onSettled: () => void client.invalidateQueries() },
      );
  };
  return (
    <Button variant="subtle" color="red" leftSection={<IconTrash size={16} />} loading={sending.isPending} onClick={() => void discard()}>
      Discard
    </Button>
  );
}
