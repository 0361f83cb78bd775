import { Stack, Text, Textarea } from '@mantine/core';
import type { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listMoves } from '../../contract/moves.ts';

type WithReason = Endpoint<z.ZodType<unknown, { id: number; row: number }>, z.ZodType, z.ZodType<unknown, { reason: string }>>;

interface ReasonFormProps {
  /** What is done to it, and what stays. */
  question: string;
  endpoint: WithReason;
  params: { id: number; row: number };
  version?: number | undefined;
  submit: string;
  success: string;
  onDone: () => void;
}

/** What is taken back or out of the record needs a reason, which stays with it. */
export function ReasonForm({ question, endpoint, params, version, submit, success, onDone }: ReasonFormProps) {
  return (
    <FormShell
      endpoint={endpoint}
      params={params}
      version={version}
      initial={{ reason: '' }}
      draft={`moves:${endpoint.path}:${params.row}`}
      submit={submit}
      success={success}
      alsoRefresh={[listMoves]}
      onDone={onDone}
    >
      {(form) => (
        <Stack gap="md">
          <Text size="sm">{question}</Text>
          <Textarea label="Reason" required autosize minRows={2} maxLength={500} {...form.getInputProps('reason')} />
        </Stack>
      )}
    </FormShell>
  );
}
