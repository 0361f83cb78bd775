import { Alert, Skeleton } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listLetterheadPlaces } from '../../contract/letterheads.ts';
import { OneLetterhead } from './one-letterhead.tsx';
import { PlaceSelect } from './place-select.tsx';

export function Screen() {
  const [address, setAddress] = useSearchParams();
  const places = useCall(listLetterheadPlaces, {});
  const list = places.data?.places ?? [];
  const chosen = list.find((one) => one.place === address.get('place')) ?? list[0];
  return (
    <Page title="Department header" intro="The head, the signatories and the foot of an office’s printed papers, from a date.">
      {places.isError && <LoadFailed failure={places.error} onRetry={() => void places.refetch()} />}
      {places.data && list.length === 0 && (
        <Alert title="You may not change the letterhead of any office">Ask HR to open one to you.</Alert>
      )}
      {chosen && (
        <>
          <PlaceSelect places={list} value={chosen.place} onChange={(place) => setAddress({ place })} />
          <OneLetterhead key={chosen.place} chosen={chosen} />
        </>
      )}
      {places.isPending && <Skeleton h={480} />}
    </Page>
  );
}
