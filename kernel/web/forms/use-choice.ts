import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { say } from '../../contract/say.ts';

interface Choice<V> {
  /** What is shown: the choice, from the press on. */
  value: V;
  choose: (value: V) => void;
  /** Said under the field after a refusal; what was saved shows again. */
  error: string | undefined;
}

/**
 * A tick or a radio that is saved when it is pressed: it changes at once, and changes back where saving fails.
 * `save` ends when `saved` says the new value; a second choice is sent after the first is answered, and the last one counts.
 */
export function useChoice<V>(saved: V, save: (value: V) => Promise<unknown>): Choice<V> {
  const [chosen, setChosen] = useState<{ value: V }>();
  const saving = useMutation({ mutationFn: save, scope: { id: useId() } });
  return {
    value: chosen ? chosen.value : saved,
    choose: (value) => {
      const mine = { value };
      setChosen(mine);
      saving.mutate(value, { onSettled: () => setChosen((last) => (last === mine ? undefined : last)) });
    },
    error: saving.isError ? say('Not saved. Try again.') : undefined,
  };
}
