import { useState } from 'react';
import { Alert, Button, Group, Select, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { COACHING_KINDS, WEAK_STATE_NAMES, type CoachingKind } from '../../contract/codes.ts';
import {
  addCoaching,
  addWeakAct,
  printWeakPaper,
  readPerson,
  WEAK_ACTS,
  type PersonPerformance,
  type WeakAct,
} from '../../contract/people.ts';
import type { WeakState } from '../../rules/after/judge-weak-ratings.ts';
import { WEAK_PAPERS, type WeakPaper } from '../../rules/after/weak-papers.ts';
import { RatingBadge } from '../form/rating-badge.tsx';

/** A person over the list: ratings, the coaching log, and what weak ratings ask for with its dates. */
export function PersonDrawer() {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('person')) || undefined;
  const answer = useCall(readPerson, { params: { id: id ?? 0 } }, { enabled: id !== undefined });
  const found = answer.data?.person.id === id ? answer.data : undefined;
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={() => change({ person: null })}
      size={isPhone ? '100%' : 'min(720px, 90vw)'}
      title={found?.person.fullname ?? 'Person'}
    >
      {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!found && !answer.isError && <Skeleton h={240} aria-busy />}
      {found && <Person found={found} />}
    </SideDrawer>
  );
}

function Person({ found }: { found: PersonPerformance }) {
  const [doing, setDoing] = useState<'coaching' | 'act'>();
  const { weak } = found;
  const close = () => setDoing(undefined);
  return (
    <Stack gap="lg">
      {weak.state !== 'NONE' && (
        <Alert color={weak.state === 'WARNED' ? 'blue' : 'yellow'} title={WEAK_STATE_NAMES[weak.state as WeakState]}>
          {weak.says}
        </Alert>
      )}
      <Stack gap="xs" component="section" aria-label="Ratings">
        <Title order={2} size="h5">
          Ratings
        </Title>
        {found.history.length === 0 && (
          <Text size="sm" c="dimmed">
            No rating is on record.
          </Text>
        )}
        {found.history.map(({ period, from, final, level, source }) => (
          <Group key={from} justify="space-between" gap="xs">
            <Text size="sm">{source.includes(period) ? source : `${period}, ${source}`}</Text>
            <RatingBadge final={final} level={level} />
          </Group>
        ))}
      </Stack>
      <Stack gap="xs" component="section" aria-label="Coaching log">
        <Group justify="space-between">
          <Title order={2} size="h5">
            Coaching log
          </Title>
          <Button variant="default" size="compact-sm" onClick={() => setDoing('coaching')}>
            Add an entry
          </Button>
        </Group>
        {found.coaching.map(({ id, held_on, kind, incident, agreement, coach }) => (
          <Stack key={id} gap={2}>
            <Text size="sm" fw={600}>
              {longDate(held_on)}, {COACHING_KINDS[kind]}, {coach}
            </Text>
            <Text size="sm">{incident}</Text>
            <Text size="sm">Agreed: {agreement}</Text>
          </Stack>
        ))}
      </Stack>
      <Stack gap="xs" component="section" aria-label="Interventions and notices">
        <Group justify="space-between">
          <Title order={2} size="h5">
            Interventions and notices
          </Title>
          <Button variant="default" size="compact-sm" onClick={() => setDoing('act')}>
            Record
          </Button>
        </Group>
        {found.papers.length > 0 && (
          <Group gap="xs">
            {found.papers.map((paper) => (
              <PaperButton key={paper} id={found.person.id} paper={paper} />
            ))}
          </Group>
        )}
        {found.acts.map(({ id, period, kind, on_day, details, entered_by, appeal_until: until }) => (
          <Stack key={id} gap={2}>
            <Text size="sm" fw={600}>
              {WEAK_ACTS[kind]}, {longDate(on_day)}, {period}
            </Text>
            <Text size="sm">
              {details} ({entered_by})
            </Text>
            {until !== null && <Text size="sm">Appeal to the Civil Service Commission until {longDate(until)}</Text>}
          </Stack>
        ))}
      </Stack>
      {doing === 'coaching' && <CoachingDialog id={found.person.id} onClose={close} />}
      {doing === 'act' && <ActDialog found={found} onClose={close} />}
    </Stack>
  );
}

function PaperButton({ id, paper }: { id: number; paper: WeakPaper }) {
  const printing = useSend(printWeakPaper);
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconPrinter size={14} />}
      loading={printing.isPending}
      onClick={() => printing.mutate({ params: { id, paper } })}
    >
      {WEAK_PAPERS[paper]}
    </Button>
  );
}

const BLANK_COACHING: { held_on: string | null; kind: CoachingKind; incident: string; agreement: string } = {
  held_on: null,
  kind: 'ONE_ON_ONE',
  incident: '',
  agreement: '',
};

const BLANK_ACT: { kind: WeakAct; period_id: string | null; on_day: string | null; details: string } = {
  kind: 'INTERVENTION',
  period_id: null,
  on_day: null,
  details: '',
};

function CoachingDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Dialog title="Add to the coaching log" size="form" onClose={onClose}>
      <FormShell
        endpoint={addCoaching}
        params={{ id }}
        initial={BLANK_COACHING}
        body={({ held_on, ...values }) => ({ ...values, held_on: held_on ?? '' })}
        draft={`coaching:${id}`}
        submit="Add"
        success={({ message }) => message}
        alsoRefresh={[readPerson]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <DateField label="Held on" required {...form.getInputProps('held_on')} />
            <Select label="Kind" required allowDeselect={false} data={choices(COACHING_KINDS)} {...form.getInputProps('kind')} />
            <Textarea label="Critical incident" required autosize minRows={2} {...form.getInputProps('incident')} />
            <Textarea label="Agreement" required autosize minRows={2} {...form.getInputProps('agreement')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function ActDialog({ found, onClose }: { found: PersonPerformance; onClose: () => void }) {
  return (
    <Dialog title="Record an intervention or notice" size="form" onClose={onClose}>
      <FormShell
        endpoint={addWeakAct}
        params={{ id: found.person.id }}
        initial={BLANK_ACT}
        body={({ period_id, on_day, ...values }) => ({ ...values, period_id: Number(period_id), on_day: on_day ?? '' })}
        draft={`weak-act:${found.person.id}`}
        submit="Record"
        success={({ message }) => message}
        alsoRefresh={[readPerson]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Select
              label="Record"
              description="A notice names the period in which another weak rating may lead to dropping from the rolls"
              required
              allowDeselect={false}
              data={choices(WEAK_ACTS)}
              {...form.getInputProps('kind')}
            />
            <Select
              label="Period"
              required
              data={found.periods.map(({ id, name }) => ({ value: String(id), label: name }))}
              {...form.getInputProps('period_id')}
            />
            <DateField
              label="Day"
              description="For a notice, the day the employee received it"
              required
              {...form.getInputProps('on_day')}
            />
            <Textarea label="What was done" required autosize minRows={2} {...form.getInputProps('details')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
