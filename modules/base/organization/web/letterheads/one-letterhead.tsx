import { useState } from 'react';
import { Skeleton } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readLetterheads, type LetterheadPlace } from '../../contract/letterheads.ts';
import { LetterheadEditor } from './letterhead-editor.tsx';

/** The letterhead of one place, to be changed from a date. */
export function OneLetterhead({ chosen }: { chosen: LetterheadPlace }) {
  // A saved form begins anew with what was saved.
  const [saves, setSaves] = useState(0);
  const answer = useCall(readLetterheads, { query: { place: chosen.place } });
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data || answer.isPlaceholderData) return <Skeleton h={480} />;
  return (
    <LetterheadEditor
      key={saves}
      place={chosen}
      letterheads={answer.data}
      onSaved={() => void answer.refetch().then(() => setSaves((before) => before + 1))}
    />
  );
}
