import { NumberInput } from '@mantine/core';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import type { ActFormProps } from '@talaan/documents/web/acts/act-form.ts';
import { ActShell } from '@talaan/documents/web/acts/act-shell.tsx';
import { ReasonField } from '@talaan/documents/web/acts/reason-field.tsx';

interface Values {
  days: number | string;
  letter: { path: string; name: string } | null;
  reason: string;
}

/** By how many days papers are extended, or that is asked for; with the letter to a client. */
export function Form(props: ActFormProps) {
  const { act, papers } = props.acting;
  const initial: Values = { days: '', letter: null, reason: '' };
  return (
    <ActShell
      {...props}
      initial={initial}
      body={({ days, letter, reason }, many) => ({
        action: act as 'extend' | 'ask_extension',
        ...many,
        reason,
        days: days === '' ? Number.NaN : Number(days),
        letter_path: letter?.path ?? null,
      })}
    >
      {(form) => (
        <>
          <NumberInput
            label="Working days more"
            description="At most the days of its type, once"
            required
            min={1}
            max={20}
            {...form.getInputProps('days')}
          />
          <AttachmentField
            label="Letter to the client"
            required={papers.some(({ kind }) => kind === 'EXTERNAL_IN')}
            value={form.getValues().letter}
            onChange={(letter) => form.setFieldValue('letter', letter)}
            error={form.errors.letter_path}
          />
          <ReasonField needed {...form.getInputProps('reason')} />
        </>
      )}
    </ActShell>
  );
}
