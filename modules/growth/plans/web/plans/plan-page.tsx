import { useState } from 'react';
import { Anchor, Button, Grid, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { RequestButtons } from '@talaan/requests/web/request-buttons.tsx';
import { RequestSteps } from '@talaan/requests/web/request-steps.tsx';
import { KIND_NAMES } from '../../contract/codes.ts';
import { printPlan, readPlan, revisePlan, type Plan } from '../../contract/plans.ts';
import { planTitle } from '../../rules/title.ts';
import { EDITABLE, REVIEW_SCREENS, STATE_WORDS } from '../../workflow.ts';
import { LineReview } from './line-review.tsx';
import { OwnerCompetencies } from './owner-competencies.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanLines } from './plan-lines.tsx';

/** One plan: its lines, what its owner lacks, its steps and versions, and what its reader may do. */
export function PlanPage({ id, list }: { id: number; list: string }) {
  const answer = useCall(readPlan, { params: { id } });
  const plan = answer.data?.plan.id === id ? answer.data.plan : undefined;
  if (answer.isError && !plan) return <RecordFailed title="Development plan" list={list} answer={answer} />;
  if (!plan) return <Skeleton h={320} aria-busy />;
  const mayReview = plan.actions.some(({ action }) => action === 'approve') && plan.kind === 'INDIVIDUAL';
  return (
    <Page
      title={plan.owner}
      intro={`${KIND_NAMES[plan.kind]} ${planTitle(plan, null)}`}
      actions={<Actions plan={plan} mayReview={mayReview} />}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <RecordPart title="Lines">
            {mayReview ? <LineReview key={plan.seen} plan={plan} /> : <PlanLines plan={plan} mayClose={plan.may_close_lines} />}
          </RecordPart>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="md">
            <RecordPart title="Plan">
              <PlanFacts plan={plan} />
            </RecordPart>
            <OwnerCompetencies plan={plan} />
            {plan.versions.length > 1 && <Versions plan={plan} list={list} />}
            <RecordPart title="Steps">
              <RequestSteps id={plan.id} />
            </RecordPart>
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function Versions({ plan, list }: { plan: Plan; list: string }) {
  return (
    <RecordPart title="Versions">
      <Stack gap={4}>
        {plan.versions.map(({ id, version, state, filed_at: at }) => (
          <Text key={id} size="sm">
            {id === plan.id ? `Version ${version}` : <Anchor component={Link} to={`${list}?plan=${id}`}>{`Version ${version}`}</Anchor>}
            {`, ${STATE_WORDS[state].toLowerCase()}, begun on ${formatDay(at)}`}
          </Text>
        ))}
      </Stack>
    </RecordPart>
  );
}

function Actions({ plan, mayReview }: { plan: Plan; mayReview: boolean }) {
  const [isPrinting, setPrinting] = useState(false);
  const { id, kind, state, is_own: isOwn } = plan;
  const saving = useSend(printPlan);
  const isDraft = isOwn && EDITABLE.includes(state);
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconFileText size={16} />} onClick={() => setPrinting(true)}>
        Print
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} />}
        loading={saving.isPending}
        onClick={() => saving.mutate({ params: { id }, query: { format: 'xlsx' } })}
      >
        Workbook
      </Button>
      {isDraft && <DiscardButton plan={plan} />}
      {isDraft && (
        <Button
          component={Link}
          to={`${REVIEW_SCREENS[kind]}/new-plan?plan=${id}`}
          variant="default"
          leftSection={<IconPencil size={16} />}
        >
          Edit
        </Button>
      )}
      {isOwn && state === 'APPROVED' && <ReviseButton plan={plan} />}
      <MainAct>{isDraft ? <SubmitButton plan={plan} /> : !mayReview && <RequestButtons id={id} title={plan.owner} />}</MainAct>
      {isPrinting && (
        <Dialog onClose={() => setPrinting(false)} title={`${KIND_NAMES[kind]} of ${plan.owner}`} size="paper">
          <PdfView
            of={['plan', id, plan.seen]}
            fetchPdf={() => fetchFile(printPlan, { params: { id } })}
            name={`${KIND_NAMES[kind]} ${plan.owner}.pdf`}
          />
        </Dialog>
      )}
    </Group>
  );
}

function useOwnStep(plan: Plan, done: string) {
  const client = useQueryClient();
  const sending = useSend(takeStep, { onDone: () => showSuccess(done) });
  const take = (action: string) =>
    sending.mutate(
      { params: { id: plan.id }, body: { action, seen: plan.seen, remarks: '' } },
      { onSettled: () => void client.invalidateQueries() },
    );
  return { take, isPending: sending.isPending };
}

function SubmitButton({ plan }: { plan: Plan }) {
  const { take, isPending } = useOwnStep(plan, 'The plan was submitted.');
  return (
    <Button loading={isPending} disabled={plan.lines.length === 0} onClick={() => take('submit')}>
      Submit
    </Button>
  );
}

function DiscardButton({ plan }: { plan: Plan }) {
  const { take, isPending } = useOwnStep(plan, 'The plan was discarded.');
  const discard = async () => {
    const question = `Discard the plan for ${planTitle(plan, null)} ?`;
    if (await confirm({ title: 'Discard plan', question, action: 'Discard', danger: true })) take('discard');
  };
  return (
    <Button variant="subtle" color="red" leftSection={<IconTrash size={16} />} loading={isPending} onClick={() => void discard()}>
      Discard
    </Button>
  );
}

/** Outside the yearly window it says when plans are revised. */
function ReviseButton({ plan }: { plan: Plan }) {
  const navigate = useNavigate();
  const sending = useSend(revisePlan, {
    onDone: ({ message, id }) => {
      showSuccess(message);
      void navigate(`${REVIEW_SCREENS[plan.kind]}/new-plan?plan=${id}`);
    },
  });
  if (plan.why_not_revised !== null)
    return (
      <Text size="sm" c="dimmed">
        {plan.why_not_revised}
      </Text>
    );
  return (
    <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate({ params: { id: plan.id } })}>
      Revise
    </Button>
  );
}
