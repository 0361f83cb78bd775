import { useState } from 'react';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { Decide } from '@talaan/requests/web/parts/decide.tsx';
import { RequestSteps } from '@talaan/requests/web/request-steps.tsx';
import { printCertificate } from '../../contract/attendance.ts';
import { EVALUATION_NAMES } from '../../contract/codes.ts';
import { readNomination, type Nomination } from '../../contract/nominations.ts';
import { readCertificateFile, readInvitation } from '../../contract/nomination-steps.ts';
import { describeDays } from '../../rules/describe-days.ts';
import type { EvaluationLevel } from '../../rules/evaluation.ts';
import { NominationFacts } from './nomination-facts.tsx';
import { NominationState } from './nomination-state.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { CloseDialog, EvaluateDialog, ReportDialog, ScreenDialog } from './own-step-dialogs.tsx';

/** One nomination in a drawer, for the head, HR, the secretary and its person. */
export function NominationRecord({ id }: { id: number }) {
  const answer = useCall(readNomination, { params: { id } });
  const nomination = answer.data?.nomination;
  if (answer.isError && !nomination) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!nomination) return <Skeleton h={320} aria-busy />;
  return (
    <Stack gap="md" component="section" aria-label={`${nomination.fullname}, ${nomination.title}`}>
      <Stack gap={4}>
        <Text fw={600} size="lg">
          {nomination.title}
        </Text>
        <Group gap="xs">
          <NominationState nomination={nomination} />
          <Text size="sm" c="dimmed">
            {`${nomination.fullname}, ${describeDays(nomination)}`}
          </Text>
        </Group>
      </Stack>
      <Buttons nomination={nomination} />
      <NominationFacts nomination={nomination} />
      <RequestSteps id={id} />
    </Stack>
  );
}

const PAPERS = { invitation: readInvitation, uploaded: readCertificateFile, issued: printCertificate } as const;
const PAPER_TITLES = { invitation: 'Invitation', uploaded: 'Uploaded certificate', issued: 'Certificate' } as const;
const OWN = { screen: ScreenDialog, report: ReportDialog, close: CloseDialog } as const;
type OwnStep = keyof typeof OWN;

function Buttons({ nomination }: { nomination: Nomination }) {
  const [step, setStep] = useState<OwnStep>();
  const [level, setLevel] = useState<EvaluationLevel>();
  const [paper, setPaper] = useState<keyof typeof PAPERS>();
  const [isChanging, setChanging] = useState(false);
  const Own = step && OWN[step];
  const request = {
    id: nomination.id,
    title: `${nomination.fullname}, ${nomination.title}`,
    seen: nomination.seen,
    screen: '',
    actions: nomination.actions,
  };
  return (
    <Group gap="xs">
      {nomination.actions
        .filter(({ action }) => action in OWN)
        .map(({ action, label }) => (
          <Button key={action} onClick={() => setStep(action as OwnStep)}>
            {label}
          </Button>
        ))}
      {papersOf(nomination).map((one) => (
        <Button key={one} variant="default" leftSection={<IconFileText size={16} />} onClick={() => setPaper(one)}>
          {PAPER_TITLES[one]}
        </Button>
      ))}
      {nomination.actions.some(({ action }) => action === 'recommend') && (
        <Button variant="default" onClick={() => setChanging(true)}>
          Correct the draft
        </Button>
      )}
      {nomination.open_levels.map((one) => (
        <Button key={one} variant="default" onClick={() => setLevel(one)}>
          {`Evaluate ${EVALUATION_NAMES[one].toLowerCase()}`}
        </Button>
      ))}
      <Decide request={request} onItsScreen />
      {Own && <Own nomination={nomination} onClose={() => setStep(undefined)} />}
      {isChanging && <ChangeDialog nomination={nomination} onClose={() => setChanging(false)} />}
      {level && <EvaluateDialog nomination={nomination} level={level} onClose={() => setLevel(undefined)} />}
      {paper && (
        <Dialog onClose={() => setPaper(undefined)} title={PAPER_TITLES[paper]} size="paper">
          <IssuedPaper
            code={paper === 'issued' ? nomination.certificate_code : null}
            of={['training-certificate', nomination.id, paper, nomination.seen]}
            fetchPdf={() => fetchFile(PAPERS[paper], { params: { id: nomination.id } })}
            name={`${PAPER_TITLES[paper]} ${nomination.title}.pdf`}
            isDraft={false}
          />
        </Dialog>
      )}
    </Group>
  );
}

function papersOf({ has_invitation, has_certificate_file, certificate_code }: Nomination): (keyof typeof PAPERS)[] {
  const papers = { invitation: has_invitation, uploaded: has_certificate_file, issued: certificate_code !== null };
  return (Object.keys(papers) as (keyof typeof PAPERS)[]).filter((one) => papers[one]);
}
