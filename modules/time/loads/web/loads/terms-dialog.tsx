import { useState } from 'react';
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { addTerm, changeTerm, listTerms, type Term } from '../../contract/terms.ts';

/** The terms with what is in them, and the form of one. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const answer = useCall(listTerms, {});
  const [editing, setEditing] = useState<Term | 'new'>();
  if (editing !== undefined) return <TermForm term={editing === 'new' ? undefined : editing} onDone={() => setEditing(undefined)} />;
  return (
    <Dialog onClose={onClose} title="Terms" size="form">
      <Stack gap="sm">
        {answer.isError && !answer.data && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
        {!answer.data && !answer.isError && <Skeleton h={120} aria-busy />}
        {answer.data?.terms.length === 0 && <Text size="sm">No terms yet. Add the term of the loads that you import.</Text>}
        {answer.data?.terms.map((term) => (
          <Group key={term.id} justify="space-between" wrap="nowrap">
            <div>
              <Text fw={500}>{term.name}</Text>
              <Text size="sm" c="dimmed">
                {longDate(term.from)} to {longDate(term.to)} · {count(term.teachers, 'teacher')}, {count(term.segments, 'segment')}
              </Text>
            </div>
            <ForCallers of={changeTerm}>
              <Button variant="default" size="compact-sm" aria-label={`Change: ${term.name}`} onClick={() => setEditing(term)}>
                Change
              </Button>
            </ForCallers>
          </Group>
        ))}
        <ForCallers of={addTerm}>
          <Group justify="flex-end">
            <Button onClick={() => setEditing('new')}>Add a term</Button>
          </Group>
        </ForCallers>
      </Stack>
    </Dialog>
  );
}

interface TypedTerm {
  name: string;
  from: string | null;
  to: string | null;
}

function TermForm({ term, onDone }: { term: Term | undefined; onDone: () => void }) {
  const initial: TypedTerm = { name: term?.name ?? '', from: term?.from ?? null, to: term?.to ?? null };
  const shared = {
    initial,
    body: ({ name, from, to }: TypedTerm) => ({ name, from: from ?? '', to: to ?? '' }),
    draft: `term:${term?.id ?? 'new'}`,
    onDone,
    onCancel: onDone,
  };
  const fields = (form: Parameters<typeof TermFields>[0]['form']) => <TermFields form={form} />;
  return (
    <Dialog onClose={onDone} title={term ? 'Change term' : 'Add a term'} size="form">
      {term ? (
        <FormShell endpoint={changeTerm} params={{ id: term.id }} submit="Save" success="The term was saved." {...shared}>
          {fields}
        </FormShell>
      ) : (
        <FormShell endpoint={addTerm} submit="Add term" success="The term was added." {...shared}>
          {fields}
        </FormShell>
      )}
    </Dialog>
  );
}

function TermFields({ form }: { form: { getInputProps: (name: 'name' | 'from' | 'to') => object } }) {
  return (
    <Stack gap="sm">
      <TextInput
        label="Name"
        description="As the spreadsheet calls it, such as First Semester, 2026-2027"
        required
        {...form.getInputProps('name')}
      />
      <Group grow align="flex-start">
        <DateField label="First day" required {...form.getInputProps('from')} />
        <DateField label="Last day" required {...form.getInputProps('to')} />
      </Group>
    </Stack>
  );
}
