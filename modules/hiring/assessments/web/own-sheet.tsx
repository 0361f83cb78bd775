import { useState } from 'react';
import { Alert, Button, Group, Paper, Radio, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconArrowRight, IconLock } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import type { FormFactor } from '../contract/forms.ts';
import { saveRemarks, submitSheet, type readMySheet } from '../contract/sheets.ts';
import { formatPoints } from '../rules/points.ts';
import { fifthsOf, pointsOfFifths } from '../rules/score-sheet.ts';
import { ApplicantPapers } from './applicant-papers.tsx';
import { SeatSheets } from './seat-sheets.tsx';
import { SheetStateBadge } from './sheet-state.tsx';
import { UnlockButton } from './unlock-button.tsx';
import { useRatings, type Ratings } from './use-ratings.ts';

interface OwnSheetProps {
  params: { id: number; appID: number };
  sheet: Answer<typeof readMySheet>;
}

const SCALE = ['1', '2', '3', '4', '5'];

/** Everything that the member rates on one page; each rating is kept when it is given. */
export function OwnSheet({ params, sheet }: OwnSheetProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { ratings, rate, isSaving } = useRatings(params, sheet.ratings);
  const board = pathname.split('/').at(-1)!;
  const next = sheet.next === null ? null : `/rsp/assessment/applicant_assessment/${params.id}/applicant/${sheet.next}/${board}`;
  const submit = useSend(submitSheet, {
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate(next ?? `/rsp/assessment/applicant_assessment/${params.id}/list`);
    },
  });
  const factors = sheet.form.factors.filter(({ scored_by }) => scored_by === 'members');
  const items = factors.flatMap((factor) => factor.items);
  const left = items.filter(({ id }) => ratings[id] === undefined).length;
  const isOpen = sheet.closed_because === null;
  return (
    <Page
      title={sheet.applicant.fullname}
      intro={[sheet.applicant.reference, sheet.applicant.position, sheet.form.name && `${sheet.form.name}, version ${sheet.form.version}`]
        .filter(Boolean)
        .join(' · ')}
      actions={
        next && (
          <Button component={Link} to={next} variant="default" rightSection={<IconArrowRight size={16} />}>
            Next to score
          </Button>
        )
      }
    >
      {sheet.closed_because && (
        <Alert color="gray" icon={<IconLock aria-hidden />} title={sheet.cannot ?? <SheetStateBadge state={sheet.state} />}>
          {sheet.closed_because}
        </Alert>
      )}
      <ApplicantPapers params={params} hasDataSheet={sheet.has_data_sheet} papers={sheet.papers} />
      {factors.map((factor) => (
        <RatedFactor key={factor.id} factor={factor} ratings={ratings} onRate={isOpen ? rate : undefined} />
      ))}
      {factors.length > 0 && <Remarks key={sheet.remarks} params={params} remarks={sheet.remarks} isOpen={isOpen} />}
      {isOpen && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {isSaving ? 'Saving …' : left > 0 ? `Saved. ${left} of ${items.length} to rate.` : 'Saved. Everything is rated.'}
          </Text>
          <Button onClick={() => submit.mutate({ params })} loading={submit.isPending} disabled={left > 0 || isSaving} data-primary>
            Submit sheet
          </Button>
        </Group>
      )}
      {sheet.all && (
        <SeatSheets
          factors={factors}
          sheets={sheet.all}
          action={(seat) => sheet.can_unlock && seat.state === 'LOCKED' && <UnlockButton params={params} seat={seat} />}
        />
      )}
    </Page>
  );
}

interface RatedFactorProps {
  factor: FormFactor;
  ratings: Ratings;
  /** Absent where the sheet is not open. */
  onRate: ((item: number, rating: number) => void) | undefined;
}

function RatedFactor({ factor, ratings, onRate }: RatedFactorProps) {
  const given = pointsOfFifths(fifthsOf(factor.items.map(({ id, points }) => ({ rating: ratings[id] ?? 0, points }))));
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between" align="baseline" gap="xs">
          <Title order={2} size="h4">
            {factor.name}
          </Title>
          <Text size="sm">
            {formatPoints(given)} of {formatPoints(factor.points)}
          </Text>
        </Group>
        {factor.guide && (
          <Text size="sm" c="dimmed">
            {factor.guide} 1 is the lowest rating, 5 the highest.
          </Text>
        )}
        {factor.items.map((item) => (
          <Radio.Group
            key={item.id}
            label={item.name}
            value={ratings[item.id] === undefined ? null : String(ratings[item.id])}
            onChange={(rating) => onRate?.(item.id, Number(rating))}
            readOnly={!onRate}
          >
            <Group gap="lg" mt={4}>
              {SCALE.map((value) => (
                <Radio key={value} value={value} label={value} size="md" disabled={!onRate} />
              ))}
            </Group>
          </Radio.Group>
        ))}
      </Stack>
    </Paper>
  );
}

function Remarks({ params, remarks, isOpen }: { params: OwnSheetProps['params']; remarks: string; isOpen: boolean }) {
  const [typed, setTyped] = useState(remarks);
  const save = useSend(saveRemarks);
  return (
    <Textarea
      label="Remarks"
      description="Saved automatically."
      autosize
      minRows={2}
      maxLength={2000}
      readOnly={!isOpen}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => typed.trim() !== remarks && save.mutate({ params, body: { remarks: typed, was: remarks } })}
    />
  );
}
