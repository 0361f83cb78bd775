import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { saveCredit, type Candidate } from '../contract/assessment.ts';
import type { FormFactor } from '../contract/forms.ts';
import { enteredOf, hundredthsOf, unitOf } from './rules-of-entry.ts';

interface CreditCellProps {
  post: number;
  candidate: Candidate;
  factor: FormFactor;
  isOpen: boolean;
}

/** One figure, kept when its field is left. */
export function CreditCell({ post, candidate, factor, isOpen }: CreditCellProps) {
  const stored = enteredOf(candidate, factor);
  const credit = candidate.credits.find(({ factor_id }) => factor_id === factor.id);
  const [typed, setTyped] = useState(stored);
  const [fault, setFault] = useState<string | null>(null);
  const save = useSend(saveCredit);
  const keep = () => {
    const value = hundredthsOf(typed);
    if (Number.isNaN(value)) return setFault('A number with up to two decimals.');
    setFault(null);
    if (value === hundredthsOf(stored)) return undefined;
    return save.mutate(
      {
        params: { id: post },
        body: {
          application_id: candidate.application_id,
          factor_id: factor.id,
          value,
          note: credit?.note ?? '',
          was: credit?.points ?? null,
        },
      },
      { onError: (error) => setFault(error.message) },
    );
  };
  if (!isOpen) return stored || '—';
  return (
    <TextInput
      aria-label={`${factor.name} of ${candidate.fullname}, ${unitOf(factor)}`}
      size="xs"
      w={84}
      inputMode="decimal"
      value={typed}
      error={fault}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={keep}
    />
  );
}
