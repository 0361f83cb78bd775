import { useState } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import type { FieldConflict } from '../../contract/record.ts';
import type { Decisions } from './conflicts.tsx';

/** Values of a section and what the form began with; the draft keeps both, so that it is never held against a later record. */
export type Begun<V> = V & { was: Record<string, string | number | null> };

/** Asks about what two people changed at once and brings the answers into the form. */
export function useConflicts<V extends object>() {
  const [conflicts, setConflicts] = useState<FieldConflict[]>([]);
  const [decisions, setDecisions] = useState<Decisions>({});
  return {
    conflicts,
    decisions,
    hear: (failure: ApiError) => {
      setConflicts((failure.answer.conflicts as FieldConflict[] | undefined) ?? []);
      setDecisions({});
    },
    /** Theirs was seen now: from it the form goes on, with mine or without. */
    decide: (form: UseFormReturnType<Begun<V>>, conflict: FieldConflict, whose: 'mine' | 'theirs') => {
      const { field, mine, theirs } = conflict;
      const values = form.getValues();
      form.setValues({ ...values, [field]: whose === 'mine' ? mine : theirs, was: { ...values.was, [field]: theirs } });
      setDecisions((before) => ({ ...before, [field]: whose }));
    },
  };
}
