import { useState } from 'react';
import { Alert, Skeleton } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { listLetterheadPlaces, readLetterheads, type LetterheadPlace } from '../../contract/letterheads.ts';
import { LetterheadEditor } from './letterhead-editor.tsx';
import { PlaceSelect } from './place-select.tsx';

export function Screen() {
  const [address, setAddress] = useSearchParams();
  const places = useCall(listLetterheadPlaces, {});
  const list = places.data?.places ?? [];
  const chosen = list.find((one) => one.place === address.get('place')) ?? list[0];
  return (
    <Page title="Department header" intro="The head, the signatories and the foot of an office’s printed papers, from a date.">
      {places.isError && <LoadFailed message={places.error.message} onRetry={() => void places.refetch()} />}
      {places.data && list.length === 0 && (
        <Alert title="There is no office whose letterhead you may change">Ask HR to open one to you.</Alert>
      )}
      {chosen && (
        <>
          <PlaceSelect places={list} value={chosen.place} onChange={(place) => setAddress({ place })} />
          <OnePlace key={chosen.place} chosen={chosen} />
        </>
      )}
      {places.isPending && <Skeleton h={480} />}
    </Page>
  );
}

function OnePlace({ chosen }: { chosen: LetterheadPlace }) {
  // A saved form begins anew with what was saved.
  const [saves, setSaves] = useState(0);
  const answer = useCall(readLetterheads, { query: { place: chosen.place } });
  if (answer.isError && !answer.data) return <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />;
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
