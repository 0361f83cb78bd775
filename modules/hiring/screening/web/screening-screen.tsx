import { StateBadge } from '@talaan/applicants/web/state-badge.tsx';
import { applicationFlow } from '@talaan/applicants/workflow.ts';
import { useState } from 'react';
import { Alert, Anchor, Button, Card, Grid, Skeleton, Stack, Text } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { RecordPage } from '@talaan/kernel/web/pages/record-page.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { useNeighbours } from '@talaan/kernel/web/pages/use-neighbours.ts';
import { listPostApplicants, UNDECIDED_STATES } from '../contract/applicants.ts';
import { markRows, readScreenedApplication, type MarkedRow, type ScreenedApplication } from '../contract/screening.ts';
import { ELEMENTS, type ElementName } from '../rules/elements.ts';
import { BesideScreening } from './beside-screening.tsx';
import { ElementCard, type AllRows } from './element-card.tsx';
import { useKeysHelp } from '@talaan/kernel/web/dialogs/keys-help.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { useScreeningKeys } from './use-screening-keys.ts';

const AskDialog = openedLater(async () => (await import('./ask-dialog.tsx')).AskDialog);
const DecideDialog = openedLater(async () => (await import('./decide-dialog.tsx')).DecideDialog);

/** One applicant beside the evidence: each standard with its figure, the rows that it counts, and the decision; by keyboard from one to the next. */
export function Screen() {
  const id = Number(useParams().application);
  const answer = useCall(readScreenedApplication, { params: { id } });
  const application = answer.data?.application;
  if (answer.isError)
    return (
      <Card withBorder>
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      </Card>
    );
  if (!application || application.id !== id) return <Skeleton h={480} aria-busy />;
  return <Screening key={id} application={application} />;
}

type Open = 'qualify' | 'disqualify' | 'ask' | 'keys';

function Screening({ application }: { application: ScreenedApplication }) {
  const { id, fullname, reference, post, state, elements, actions } = application;
  const navigate = useNavigate();
  const mayFollow = useMayFollow();
  const neighbours = useNeighbours(listPostApplicants, 'applicants', id);
  const [open, setOpen] = useState<Open>();
  const marking = useSend(markRows);
  const addressOf = (other: number) => `/rsp/job_posts/${post.id}/screening/${other}`;
  const nextToScreen = `/rsp/job_posts/${post.id}/screening${neighbours?.after === undefined ? '' : `?preferred=${neighbours.after}`}`;
  const go = (other: number | undefined) => other !== undefined && void navigate(addressOf(other));
  const may = (action: (typeof actions)[number]) => actions.includes(action);
  const rowsOf = (name: ElementName) => elements.find(({ element }) => element === name)?.rows ?? [];
  const unverified = rowsOf('training').filter((row) => row.verified_hours === null && row.claimed_hours !== null && row.counted > 0);
  const unmarked = rowsOf('experience').filter((row) => row.is_relevant === null && row.counted > 0);
  const mark = (rows: MarkedRow[]) => may('correct') && rows.length > 0 && marking.mutate({ params: { id }, body: { rows } });
  const verifyAll = () => mark(unverified.map(({ row, claimed_hours: hours }) => ({ row, verified_hours: hours })));
  const markAll = () => mark(unmarked.map(({ row }) => ({ row, is_relevant: true })));
  const together: Partial<Record<ElementName, AllRows>> = {
    ...(unverified.length > 0 && { training: { words: 'Verify all as claimed', act: verifyAll } }),
    ...(unmarked.length > 0 && { experience: { words: 'All are relevant', act: markAll } }),
  };
  useKeysHelp(() => setOpen('keys'));
  useScreeningKeys({
    j: () => go(neighbours?.after),
    k: () => go(neighbours?.before),
    r: markAll,
    v: verifyAll,
    a: () => may('qualify') && setOpen('qualify'),
    d: () => may('disqualify') && setOpen('disqualify'),
    q: () => may('ask') && setOpen('ask'),
  });
  const close = () => setOpen(undefined);
  const profile = `/rsp/job/${post.id}/applicant/${application.personnel_id}/profile/${id}`;
  return (
    <RecordPage
      name={fullname}
      state={<StateBadge state={state} />}
      line={`${reference} · ${post.title} (${post.code})`}
      neighbours={neighbours}
      open={addressOf}
      actions={
        may('disqualify') && (
          <Button variant="default" onClick={() => setOpen('disqualify')}>
            Not qualified
          </Button>
        )
      }
      main={may('qualify') && <Button onClick={() => setOpen('qualify')}>Qualified</Button>}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="md">
            {!UNDECIDED_STATES.some((one) => one === state) && (
              <Alert color="gray" title={`${applicationFlow.words[state]}: no decision is awaited`}>
                <Anchor component={Link} to={nextToScreen} size="sm">
                  Next applicant who waits for a decision
                </Anchor>
              </Alert>
            )}
            {!application.has_sheet && (
              <Alert color="yellow" title="There is no data sheet">
                This application came without one. Check the papers and decide each standard by them.
              </Alert>
            )}
            {elements.length === 0 && <Text size="sm">This applicant is not yet evaluated. Evaluate them in the list.</Text>}
            {elements.map((one) => (
              <ElementCard
                key={one.element}
                application={id}
                element={one}
                mayCorrect={may('correct')}
                allRows={together[one.element]}
                isMarking={marking.isPending}
              />
            ))}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <BesideScreening application={application} onAsk={may('ask') ? () => setOpen('ask') : undefined} onKeys={() => setOpen('keys')} />
          {mayFollow(profile) && (
            <Anchor component={Link} to={profile} size="sm">
              Profile of the applicant
            </Anchor>
          )}
        </Grid.Col>
      </Grid>
      {(open === 'qualify' || open === 'disqualify') && (
        <DecideDialog
          deciding={{ decision: open, applicants: [application], ...reasonOf(application) }}
          onDone={() => void navigate(nextToScreen)}
          onClose={close}
        />
      )}
      {open === 'ask' && <AskDialog application={application} onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
    </RecordPage>
  );
}

/** What the standards that are not met say, for the applicant to read. */
function reasonOf({ elements }: ScreenedApplication) {
  const failed = elements.filter(({ outcome }) => outcome === 'NOT_MET');
  const first = failed[0]?.element;
  if (!first) return {};
  return {
    reasonCode: first === 'special' ? ('other' as const) : first,
    reason: failed
      .map(({ element, note, override, asked }) => `${ELEMENTS[element]}: ${override?.reason ?? note}. The post asks: ${asked}.`)
      .join(' '),
  };
}
