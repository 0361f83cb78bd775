import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Alert, Badge, Button, Group, Kbd, Stack, Text, Title } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count, formatDay } from '@talaan/kernel/web/format-instant.ts';
import { KINDS, type Proposal } from '../../contract/proposals.ts';
import { COLLECTIONS, ENTRY_CALLS } from '../entry-calls.ts';
import { entryBody, EntryFields, entryValues } from '../entry-fields.tsx';
import { formatDetail } from '../format-detail.ts';
import { Merging } from './merging.tsx';
import { RejectForm } from './reject-form.tsx';
import { useDecisions } from './use-decisions.ts';

type Mode = 'look' | 'edit' | 'reject';

interface ReviewProps {
  proposal: Proposal;
  /** True while a merge or removal is under way. */
  onLeaving: (isLeaving: boolean) => void;
  onDecided: () => void;
}

/** One entry with its likely twins and all that may be done with it now; A, M, R and E are its keys. */
export function Review({ proposal, onLeaving, onDecided }: ReviewProps) {
  const [mode, setMode] = useState<Mode>('look');
  const { approve, merge, remove, isBusy } = useDecisions(proposal, onLeaving, onDecided);
  const may = (action: Proposal['actions'][number]) => proposal.actions.includes(action);
  const firstTwin = proposal.twins.find((twin) => twin.state === 'approved');
  const look = () => setMode('look');
  const heading = useRef<HTMLHeadingElement>(null);
  // The keys are heard from here, also after the last entry gave way to this one.
  useEffect(() => {
    if (mode === 'look') heading.current?.focus();
  }, [mode]);

  const keys = getHotkeyHandler([
    ['a', () => may('approve') && approve()],
    ['m', () => may('merge') && proposal.state === 'proposed' && firstTwin && merge(firstTwin.id)],
    ['r', () => may('reject') && setMode('reject')],
    ['e', () => may('edit') && setMode('edit')],
  ]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The list behind walks by keys of its own.
    event.stopPropagation();
    const isTyping = (event.target as HTMLElement).matches('input, textarea, select');
    if (mode === 'look' && !isTyping && !isBusy) keys(event);
  };
  const askToRemove = async () => {
    if (await confirmRemoval(proposal.name)) remove();
  };

  if (mode === 'edit')
    return (
      <FormShell
        endpoint={ENTRY_CALLS[proposal.kind].edit}
        params={{ id: proposal.id }}
        initial={entryValues(proposal)}
        body={(values) => entryBody(proposal.kind, values)}
        draft={`reference.${proposal.kind}:${proposal.id}`}
        submit="Save"
        success="The entry has been saved."
        alsoRefresh={COLLECTIONS}
        onDone={look}
        onCancel={look}
      >
        {(form) => <EntryFields kind={proposal.kind} form={form} />}
      </FormShell>
    );
  if (mode === 'reject') return <RejectForm proposal={proposal} onDone={onDecided} onCancel={look} />;
  return (
    <Stack gap="lg" onKeyDown={onKeyDown}>
      <Stack gap={4}>
        <Group gap="xs">
          <Badge>{KINDS[proposal.kind]}</Badge>
          {proposal.uses > 0 && <Badge color="gray">{count(proposal.uses, 'record names it', 'records name it')}</Badge>}
        </Group>
        <Title order={2} ref={heading} tabIndex={-1}>
          {proposal.name}
        </Title>
        <Text size="sm">{formatDetail(proposal)}</Text>
        {proposal.majors.length > 0 && <Text size="sm">Majors: {proposal.majors.join(', ')}</Text>}
        <Text size="sm" c="dimmed">
          {formatOrigin(proposal)}
        </Text>
      </Stack>
      {proposal.reason && <Alert title="Rejected">{proposal.reason}</Alert>}
      <Group gap="xs">
        {may('approve') && (
          <Button
            loading={isBusy}
            onClick={approve}
            rightSection={
              <Kbd size="xs" visibleFrom="sm">
                A
              </Kbd>
            }
          >
            Approve
          </Button>
        )}
        {may('edit') && (
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => setMode('edit')}
            rightSection={
              <Kbd size="xs" visibleFrom="sm">
                E
              </Kbd>
            }
          >
            Edit
          </Button>
        )}
        {may('reject') && (
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => setMode('reject')}
            rightSection={
              <Kbd size="xs" visibleFrom="sm">
                R
              </Kbd>
            }
          >
            Reject
          </Button>
        )}
        {may('remove') && proposal.uses === 0 && (
          <Button variant="light" color="red" disabled={isBusy} onClick={() => void askToRemove()}>
            Remove
          </Button>
        )}
      </Group>
      {may('merge') && <Merging proposal={proposal} isBusy={isBusy} onMerge={merge} />}
    </Stack>
  );
}

function formatOrigin({ proposed_by, created_at, decided_by, state }: Proposal): string {
  const origin = proposed_by ? `Proposed by ${proposed_by} on ${formatDay(created_at)}` : `On the list since ${formatDay(created_at)}`;
  return decided_by && proposed_by ? `${origin}, ${state} by ${decided_by}` : origin;
}
