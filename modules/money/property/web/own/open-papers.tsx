import type { MouseEvent, ReactNode } from 'react';
import { Alert, Button, Card, Grid, NavLink, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { countQueues } from '@talaan/requests/contract/inbox.ts';
import { PAPER_TYPES } from '../../contract/fields.ts';
import { acknowledgePaper, readOpenPapers, type OpenPaper } from '../../contract/own.ts';
import { printPaper } from '../../contract/papers.ts';
import { Pairs } from './pairs.tsx';
import { PaperLines } from './paper-lines.tsx';
import './open-papers.css';

/** The papers that wait for one, or of which something is disputed: one is read beside its lines, as it is printed. Nothing where there is none. */
export function OpenPapers() {
  const answer = useCall(readOpenPapers, {});
  const { search, change } = useAddress();
  const asked = Number(search.get('paper')) || undefined;
  const papers = answer.data?.papers;
  if (answer.isError && !papers)
    return (
      <Card withBorder>
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      </Card>
    );
  if (!papers) return <Skeleton h={320} aria-busy />;
  const shown = papers.find(({ id }) => id === asked) ?? papers[0];
  const isGone = asked !== undefined && shown?.id !== asked;
  return (
    <>
      {isGone && (
        <Alert color="blue" withCloseButton closeButtonLabel={say('Close')} onClose={() => change({ paper: null }, { replace: true })}>
          {say('The paper of this link does not wait for you any more: it was acknowledged, or the property custodian took it back.')}
        </Alert>
      )}
      {shown && (
        <Card withBorder component="section" aria-label={say('Papers to acknowledge')}>
          <Stack gap="md">
            <Title order={2} size="h4">
              {headingOf(papers)}
            </Title>
            <ShownPaper
              key={shown.id}
              paper={shown}
              choice={
                papers.length > 1 && <Choice papers={papers} shown={shown} onChoose={(paper) => change({ paper }, { replace: true })} />
              }
            />
          </Stack>
        </Card>
      )}
    </>
  );
}

interface ChoiceProps {
  papers: readonly OpenPaper[];
  shown: OpenPaper;
  onChoose: (id: number) => void;
}

function Choice({ papers, shown, onChoose }: ChoiceProps) {
  return (
    <Stack gap={2} component="nav" aria-label={say('Papers')} className="open-papers">
      {papers.map((paper) => (
        <NavLink
          key={paper.id}
          component="button"
          label={nameOf(paper)}
          description={`${count(paper.lines.length, 'item')}, ${formatPesos(paper.amount)}`}
          active={paper.id === shown.id}
          aria-current={paper.id === shown.id || undefined}
          rightSection={waits(paper) ? undefined : <StatusBadge tone="warning">{say('Disputed')}</StatusBadge>}
          onClick={() => onChoose(paper.id)}
        />
      ))}
    </Stack>
  );
}

function ShownPaper({ paper, choice }: { paper: OpenPaper; choice: ReactNode }) {
  const isPhone = useIsPhone();
  const { id, fund, dated_on: day, user, amount, lines, acknowledge_by: by } = paper;
  const facts = (
    <Stack gap={6}>
      <Title order={3} size="h4">
        {nameOf(paper)}
      </Title>
      <Text size="sm" c="dimmed">
        {say(PAPER_TYPES[paper.type])}
      </Text>
      <Pairs
        pairs={[
          [say('Date'), longDate(day)],
          [say('Acknowledge by'), by && <DueDay key="due" day={by} />],
          [say('Items'), `${lines.length}, ${formatPesos(amount)}`],
          [say('Fund cluster'), fund],
          [say('Used by'), user],
        ]}
      />
    </Stack>
  );
  const act = waits(paper) ? (
    <MainAct>
      <Acknowledge paper={paper} />
    </MainAct>
  ) : (
    <Text size="sm">{say('The property custodian answers what you disputed.')}</Text>
  );
  const print = (
    <PdfView of={['own paper of property', id]} name={`${nameOf(paper)}.pdf`} fetchPdf={() => fetchFile(printPaper, { params: { id } })} />
  );
  if (isPhone)
    return (
      <Stack gap="md">
        {choice}
        {facts}
        {print}
        <PaperLines paper={paper} />
        {act}
      </Stack>
    );
  return (
    <Grid gap="lg" className="open-paper">
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Stack gap="md">
          {choice}
          {facts}
          <PaperLines paper={paper} />
          {act}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 7 }}>{print}</Grid.Col>
    </Grid>
  );
}

function DueDay({ day }: { day: string }) {
  const isOver = day < useToday();
  return (
    <Text span size="sm" c={isOver ? 'red' : undefined}>
      {longDate(day)}
      {isOver && say(', overdue')}
    </Text>
  );
}

/** One press. Where the paper was voided or acknowledged meanwhile, the refusal says so and the page shows what holds now. */
function Acknowledge({ paper }: { paper: OpenPaper }) {
  const client = useQueryClient();
  const { change } = useAddress();
  const sending = useSend(acknowledgePaper, {
    alsoRefresh: [countQueues, printPaper],
    onDone: ({ message }) => {
      showSuccess(message);
      change({ paper: null }, { replace: true });
    },
  });
  // The second press of a double click would fall on the button of the next paper, which is still unread.
  const press = ({ detail }: MouseEvent) =>
    detail < 2 &&
    sending.mutate({ params: { id: paper.id } }, { onError: ({ status }) => void (status < 500 && refresh(client, readOpenPapers)) });
  return (
    <Button leftSection={<IconCheck size={16} />} loading={sending.isPending || sending.isSuccess} onClick={press} data-primary>
      {say('Acknowledge {paper}', { paper: nameOf(paper) })}
    </Button>
  );
}

function waits({ lines }: OpenPaper): boolean {
  return lines.some(({ line }) => line === 'WAITING');
}

function nameOf({ type, number }: OpenPaper): string {
  return `${type} ${number}`;
}

function headingOf(papers: readonly OpenPaper[]): string {
  const waiting = papers.filter(waits).length;
  if (waiting === 0)
    return say('You disputed what is on {papers}', { papers: papers.length === 1 ? say('a paper') : count(papers.length, 'paper') });
  return say(waiting === 1 ? '1 paper waits for your acknowledgement' : '{waiting} papers wait for your acknowledgement', { waiting });
}
