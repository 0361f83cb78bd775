import { useState } from 'react';
import { Alert, Button, Card, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { printForm, printNotice } from '../../contract/evidence.ts';
import { beginAccomplishments, openRating, readForm, readOwnForms, type ShownForm } from '../../contract/forms.ts';
import { formatRating } from '../../rules/rating.ts';
import { AccomplishmentsEditor } from './accomplishments-editor.tsx';
import { DecideAppealEditor } from './decide-appeal-editor.tsx';
import { RateEditor } from './rate-editor.tsx';
import { RatingBadge } from './rating-badge.tsx';
import { ReadLines } from './read-lines.tsx';
import { ServeDialog } from './serve-dialog.tsx';
import { RevisionEditor, TargetsEditor } from './targets-editor.tsx';

/** A form as its reader has it: what they fill in, or what they read, with the acts that need more than a press. */
export function FormView({ id }: { id: number }) {
  const answer = useCall(readForm, { params: { id } });
  const form = answer.data?.form;
  if (answer.isError && !form) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (form?.id !== id) return <Skeleton h={320} aria-busy />;
  return <Shown form={form} />;
}

type Doing = 'rate' | 'revise' | 'resolve' | null;

function Shown({ form }: { form: ShownForm }) {
  const [doing, setDoing] = useState<Doing>(null);
  const isOpen = (action: string) => form.actions.some((one) => one.action === action);
  const stop = () => setDoing(null);
  if (doing === 'rate' && isOpen('rate')) return <RateEditor form={form} onDone={stop} />;
  if (doing === 'revise' && isOpen('revise')) return <RevisionEditor form={form} onDone={stop} />;
  if (doing === 'resolve' && isOpen('resolve')) return <DecideAppealEditor form={form} onDone={stop} />;
  const isTargets = form.is_own && (form.state === 'TARGET_DRAFT' || form.state === 'TARGET_RETURNED');
  const isDone = form.is_own && (form.state === 'ACCOMPLISHMENT_DRAFT' || form.state === 'RETURNED');
  return (
    <Stack gap="md">
      <Head form={form} />
      <Group gap="xs">
        {isOpen('begin') && <BeginButton form={form} />}
        {isOpen('rate') && <Button onClick={() => setDoing('rate')}>Rate</Button>}
        {isOpen('resolve') && <Button onClick={() => setDoing('resolve')}>Decide the appeal</Button>}
        {isOpen('revise') && (
          <Button variant="default" onClick={() => setDoing('revise')}>
            Revise the targets
          </Button>
        )}
        <PrintButton endpoint={printForm} id={form.id} label="Print" />
        {form.final !== null && <PrintButton endpoint={printNotice} id={form.id} label="Notice of rating" />}
        {isOpen('serve') && form.received_on === null && <ServeDialog form={form} />}
      </Group>
      {isTargets && <TargetsEditor key={form.seen} form={form} />}
      {isDone && <AccomplishmentsEditor key={form.seen} form={form} />}
      {!isTargets && !isDone && <ReadLines form={form} />}
      <Revisions form={form} />
    </Stack>
  );
}

function Head({ form }: { form: ShownForm }) {
  const { deadlines } = form;
  return (
    <Card withBorder padding="md">
      <Stack gap="sm">
        {form.is_own && form.is_sealed && <OpenRating form={form} />}
        <Facts
          facts={[
            ['Position', form.ratee.position],
            ['Period', `${longDate(form.period.from)} to ${longDate(form.period.to)}`],
            ['Final rating', form.final !== null && <RatingBadge key="final" final={form.final} level={form.level} />],
            ['Before the appeal', ratingBefore(form)],
            ['Last period', form.last && <LastRating key="last" last={form.last} />],
            ['Due', dueWords(form)],
            ['Discussed', discussedWords(form)],
            ['Received', form.received_on && `${longDate(form.received_on)}${form.on_paper ? ', on paper' : ''}`],
            ['Appeal', appealWords(form)],
            ['Comments', form.comments],
          ]}
        />
        <Text size="xs" c="dimmed">
          Targets by {longDate(deadlines.targets)} · self-rating by {longDate(deadlines.self_rating)} · final by {longDate(deadlines.final)}
        </Text>
      </Stack>
    </Card>
  );
}

function ratingBefore({ final, final_before: before }: ShownForm): string | null {
  return before === null || final === null || before === final ? null : formatRating(before);
}

function LastRating({ last }: { last: NonNullable<ShownForm['last']> }) {
  return (
    <Group gap="xs">
      <Text size="sm">{last.period}</Text>
      <RatingBadge final={last.final} level={last.level} />
    </Group>
  );
}

function dueWords({ state, deadlines }: ShownForm): string | null {
  if (state.startsWith('TARGET_') && state !== 'TARGET_APPROVED') return `Targets by ${longDate(deadlines.targets)}`;
  if (state === 'TARGET_APPROVED' || state === 'ACCOMPLISHMENT_DRAFT' || state === 'RETURNED')
    return `Self-rating by ${longDate(deadlines.self_rating)}`;
  return state === 'SELF_RATED' || state === 'RATED' ? `Final rating by ${longDate(deadlines.final)}` : null;
}

function discussedWords({ discussed_on, confirmed_on, refused_on }: ShownForm): string | null {
  if (discussed_on === null) return null;
  const after =
    confirmed_on !== null
      ? `, confirmed on ${longDate(confirmed_on)}`
      : refused_on !== null
        ? ', not confirmed, with a witness'
        : ', not confirmed yet';
  return `${longDate(discussed_on)}${after}`;
}

function appealWords(form: ShownForm): string | null {
  const { appealed_on, decided_on, granted, appeal_due, appeal_until, state } = form;
  if (decided_on !== null) return `${granted ? 'Granted' : 'Denied'} on ${longDate(decided_on)}`;
  if (appealed_on !== null) return `Filed on ${longDate(appealed_on)}, decision due by ${longDate(appeal_due!)}`;
  return appeal_until !== null && (state === 'FINAL' || state === 'CALIBRATED') ? `Open until ${longDate(appeal_until)}` : null;
}

function OpenRating({ form }: { form: ShownForm }) {
  const opening = useSend(openRating, { alsoRefresh: [readForm, readOwnForms, readTimeline] });
  return (
    <Alert color="blue" title="Your final rating is ready">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">Opening it is its receipt: an appeal may be filed within {form.deadline_table.appeal} days of it.</Text>
        <Button loading={opening.isPending} onClick={() => opening.mutate({ params: { id: form.id } })}>
          Open the final rating
        </Button>
      </Stack>
    </Alert>
  );
}

function PrintButton({ endpoint, id, label }: { endpoint: typeof printForm; id: number; label: string }) {
  const printing = useSend(endpoint);
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} />}
      loading={printing.isPending}
      onClick={() => printing.mutate({ params: { id } })}
    >
      {label}
    </Button>
  );
}

function BeginButton({ form }: { form: ShownForm }) {
  const beginning = useSend(beginAccomplishments, { alsoRefresh: [readForm, readOwnForms, readTimeline] });
  return (
    <Button loading={beginning.isPending} onClick={() => beginning.mutate({ params: { id: form.id }, body: { seen: form.seen } })}>
      Enter accomplishments
    </Button>
  );
}

function Revisions({ form }: { form: ShownForm }) {
  if (form.revisions.length === 0) return null;
  return (
    <Card withBorder padding="md" component="section" aria-label="Revisions of targets">
      <Stack gap="sm">
        <Text fw={600} size="sm">
          Revisions of targets
        </Text>
        {form.revisions.map(({ id, at, by, reason, changes }) => (
          <Stack key={id} gap={2}>
            <Text size="sm">
              {formatInstant(at)}
              {by !== null && `, ${by}`}: {reason}
            </Text>
            <List size="xs" c="dimmed">
              {changes.map(({ what, before, after }) => (
                <List.Item key={`${what} ${after}`}>{describeChange(before, after)}</List.Item>
              ))}
            </List>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function describeChange(before: string, after: string): string {
  if (before === '') return `Added: ${after}`;
  return after === '' ? `Removed: ${before}` : `${before} → ${after}`;
}
