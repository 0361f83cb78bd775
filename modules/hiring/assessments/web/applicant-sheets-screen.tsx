import { useState } from 'react';
import { Alert, Button, Checkbox, Group, Paper, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconClock, IconId, IconPrinter } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { printFrozenSheet } from '@talaan/applicants/contract/hr.ts';
import { fetchFile, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { readApplicantSheets, readAssessment, returnSheet, saveCredit, savePreferences, type Candidate } from '../contract/assessment.ts';
import { printSheets } from '../contract/decision.ts';
import type { FormFactor } from '../contract/forms.ts';
import type { SeatSheet } from '../contract/sheets.ts';
import { formatPoints } from '../rules/points.ts';
import { CreditCell } from './credit-cell.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { enteredOf, sheetsAddress } from './rules-of-entry.ts';
import { SeatSheets } from './seat-sheets.tsx';

/** The secretary's view of one applicant: the points from the file with their notes, and the sheets of the board once all are in. */
export function Screen() {
  const { id, appID } = useParams();
  const params = { id: Number(id), appID: Number(appID) };
  const answer = useCall(readApplicantSheets, { params });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  // What is kept of the one before is not this one: it would be written to.
  if (!answer.data || answer.isPlaceholderData) return <Skeleton h={400} aria-busy />;
  return <ApplicantSheets key={params.appID} params={params} found={answer.data} />;
}

interface ApplicantSheetsProps {
  params: { id: number; appID: number };
  found: Answer<typeof readApplicantSheets>;
}

function ApplicantSheets({ params, found }: ApplicantSheetsProps) {
  const { post, form, candidate, sheets, all_in, is_frozen, before, after } = found;
  const [shown, setShown] = useState<'sheets' | 'data sheet' | null>(null);
  const missing = sheets.filter(({ excused, state }) => excused === null && (state === 'NOT_STARTED' || state === 'IN_PROGRESS'));
  const given = form.factors.filter(({ scored_by }) => scored_by !== 'members');
  return (
    <Page
      title={candidate.fullname}
      intro={[candidate.reference, candidate.position, `${post.title} (${post.code})`].filter(Boolean).join(' · ')}
      actions={
        <>
          <Step to={before === null ? null : sheetsAddress(post, before)} label="Previous" icon={<IconChevronLeft size={16} />} />
          <Step to={after === null ? null : sheetsAddress(post, after)} label="Next" icon={<IconChevronRight size={16} />} />
          {all_in && sheets.some(({ ratings }) => ratings.length > 0) && (
            <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setShown('sheets')}>
              Print sheets
            </Button>
          )}
          <ForCallers of={printFrozenSheet}>
            <Button variant="default" leftSection={<IconId size={16} />} onClick={() => setShown('data sheet')}>
              Data sheet
            </Button>
          </ForCallers>
          <Button component={Link} to={`/rsp/job_posts/${post.id}/assessment`} variant="default">
            All applicants
          </Button>
        </>
      }
    >
      {candidate.ranked && (
        <Text>
          Rank {candidate.ranked.rank}, {formatPoints(candidate.ranked.total)} of {formatPoints(form.total)} points
          {candidate.ranked.preference > 0 && `, and ${formatPoints(candidate.ranked.preference)} of preference`}
          {!candidate.ranked.passes && '; below the minimum'}
        </Text>
      )}
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Title order={2} size="h4">
            Points from file and examination
          </Title>
          {given.map((factor) => (
            <CreditLine key={factor.id} post={post.id} candidate={candidate} factor={factor} isOpen={!is_frozen} />
          ))}
          <Preferences post={post.id} candidate={candidate} isOpen={!is_frozen} />
        </Stack>
      </Paper>
      {!all_in && (
        <Alert color="gray" icon={<IconClock aria-hidden />}>
          {missing.length === 0
            ? 'The sheets about this applicant are in. They are shown once those about all applicants for the post are.'
            : `Not scored yet by: ${missing.map(({ name }) => name).join(', ')}.`}
        </Alert>
      )}
      <SeatSheets
        factors={form.factors.filter(({ scored_by }) => scored_by === 'members')}
        sheets={sheets}
        action={(seat) => seat.state === 'SUBMITTED' && <ReturnButton params={params} seat={seat} />}
      />
      {shown === 'data sheet' && (
        <Dialog title="Personal data sheet" size="paper" onClose={() => setShown(null)}>
          <PdfView
            of={[printFrozenSheet.path, candidate.application_id]}
            name={`${candidate.reference} personal data sheet.pdf`}
            fetchPdf={() => fetchFile(printFrozenSheet, { params: { id: candidate.application_id } })}
          />
        </Dialog>
      )}
      {shown === 'sheets' && (
        <Dialog title="Assessment sheets" size="paper" onClose={() => setShown(null)}>
          <PdfView
            of={['sheets', params.id, params.appID]}
            name={`Assessment sheets ${candidate.reference}.pdf`}
            fetchPdf={() => fetchFile(printSheets, { params })}
          />
        </Dialog>
      )}
    </Page>
  );
}

function Step({ to, label, icon }: { to: string | null; label: string; icon: React.ReactNode }) {
  if (to === null) return null;
  return (
    <Button component={Link} to={to} variant="default" leftSection={icon}>
      {label}
    </Button>
  );
}

interface CreditLineProps {
  post: number;
  candidate: Candidate;
  factor: FormFactor;
  isOpen: boolean;
}

function CreditLine({ post, candidate, factor, isOpen }: CreditLineProps) {
  const credit = candidate.credits.find(({ factor_id }) => factor_id === factor.id);
  const [note, setNote] = useState(credit?.note ?? '');
  const save = useSend(saveCredit);
  const keep = () => {
    if (!credit || note.trim() === credit.note) return;
    save.mutate({
      params: { id: post },
      body: {
        application_id: candidate.application_id,
        factor_id: factor.id,
        value: credit.measure ?? credit.points,
        note,
        was: credit.points,
      },
    });
  };
  return (
    <Group gap="sm" align="flex-start" wrap="wrap">
      <Stack gap={0} w={260}>
        <Text size="sm" fw="bold">
          {factor.name}
        </Text>
        <Text size="xs" c="dimmed">
          {factor.guide}
        </Text>
      </Stack>
      <CreditCell key={enteredOf(candidate, factor)} post={post} candidate={candidate} factor={factor} isOpen={isOpen} />
      <Text size="sm" w={110}>
        {credit ? `${formatPoints(credit.points)} points` : 'not entered'}
      </Text>
      <TextInput
        aria-label={`What ${factor.name} rests on`}
        placeholder="What it rests on"
        size="xs"
        flex={1}
        miw={200}
        maxLength={300}
        disabled={!isOpen || !credit}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        onBlur={keep}
      />
    </Group>
  );
}

function Preferences({ post, candidate, isOpen }: { post: number; candidate: Candidate; isOpen: boolean }) {
  const grounds = useCall(readAssessment, { params: { id: post } }).data?.grounds ?? [];
  const save = useSend(savePreferences);
  if (grounds.length === 0) return null;
  return (
    <Checkbox.Group
      label="Preference"
      description="Added after the total, 5 points at most"
      value={candidate.grounds}
      onChange={(chosen) => save.mutate({ params: { id: post }, body: { application_id: candidate.application_id, grounds: chosen } })}
    >
      <Stack gap="xs" mt="xs">
        {grounds.map(({ code, label, points }) => (
          <Checkbox key={code} value={code} label={`${label} (${formatPoints(points)})`} disabled={!isOpen || save.isPending} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function ReturnButton({ params, seat }: { params: ApplicantSheetsProps['params']; seat: SeatSheet }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="compact-xs" variant="default" onClick={() => setIsAsking(true)}>
        Return
      </Button>
      {isAsking && (
        <ReasonDialog
          title={`Return the sheet of ${seat.name}`}
          endpoint={returnSheet}
          params={params}
          body={{ seat_id: seat.seat_id }}
          submit="Return"
          success="The sheet was returned."
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
