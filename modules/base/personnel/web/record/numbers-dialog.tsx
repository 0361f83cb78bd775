import { useEffect, useState } from 'react';
import { SimpleGrid, Skeleton, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { changeSection, revealNumbers } from '../../contract/record.ts';
import { IDENTITY_KINDS, IDENTITY_NUMBERS, type IdentityKind } from '../../rules/identity-numbers.ts';
import { Conflicts } from './conflicts.tsx';
import type { PersonOnRecord } from './person-on-record.ts';
import { useConflicts, type Begun } from './use-conflicts.ts';

type Values = Partial<Record<string, string | undefined>>;

/** Corrects the identity numbers, which are shown for it: the person sees who asked. */
export function NumbersDialog({ person, onClose }: { person: PersonOnRecord; onClose: () => void }) {
  const known = person.numbers.map(({ kind }) => kind).join();
  const [numbers, setNumbers] = useState<Record<string, string> | undefined>(known === '' ? {} : undefined);
  const { mutate } = useSend(revealNumbers, {
    onDone: (answer) => setNumbers(Object.fromEntries(answer.numbers.map(({ kind, number }) => [kind, number]))),
  });
  useEffect(() => {
    if (known !== '') mutate({ params: { id: person.id }, body: { kinds: known.split(',') as IdentityKind[] } });
  }, [known, mutate, person.id]);
  return (
    <Dialog onClose={onClose} title={`Identity numbers of ${person.fullname}`} size="form">
      {numbers ? <NumbersForm id={person.id} numbers={numbers} onClose={onClose} /> : <Skeleton h={280} aria-busy />}
    </Dialog>
  );
}

function NumbersForm({ id, numbers, onClose }: { id: number; numbers: Record<string, string>; onClose: () => void }) {
  const { conflicts, decisions, hear, decide } = useConflicts<Values>();
  const fields = Object.fromEntries(IDENTITY_KINDS.map((kind) => [kind, numbers[kind] ?? '']));
  return (
    <FormShell<typeof changeSection, Begun<Values>>
      endpoint={changeSection}
      params={{ id, suffix: 'numbers' }}
      initial={{ ...fields, was: fields } as Begun<Values>}
      // Theirs came masked: it is kept by not being sent, and mine is written over what was seen.
      body={(values) => {
        const body: Record<string, unknown> & { was: Record<string, string | number | null> } = { ...values, was: { ...values.was } };
        for (const [field, whose] of Object.entries(decisions)) {
          delete body.was[field];
          if (whose === 'theirs') delete body[field];
        }
        return body;
      }}
      draft={`personnel:${id}:numbers`}
      submit="Save"
      success="The identity numbers have been saved."
      onDone={onClose}
      onRefused={hear}
    >
      {(form) => (
        <>
          <Conflicts conflicts={conflicts} decisions={decisions} onDecide={(conflict, whose) => decide(form, conflict, whose)} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {IDENTITY_KINDS.map((kind) => (
              <TextInput key={kind} label={IDENTITY_NUMBERS[kind].label} autoComplete="off" {...form.getInputProps(kind)} />
            ))}
          </SimpleGrid>
        </>
      )}
    </FormShell>
  );
}
