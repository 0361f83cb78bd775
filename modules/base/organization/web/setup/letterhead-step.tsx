import { Skeleton, Stack, Text } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listLetterheadPlaces } from '../../contract/letterheads.ts';
import { OneLetterhead } from '../letterheads/one-letterhead.tsx';

/** The letterhead of the university, with its seal on the left; offices may get their own later. */
export function Step() {
  const places = useCall(listLetterheadPlaces, {});
  const university = places.data?.places.find(({ place }) => place === 'university');
  if (places.isError && !places.data) return <LoadFailed failure={places.error} onRetry={() => void places.refetch()} />;
  if (!university) return <Skeleton h={480} aria-busy />;
  return (
    <Stack gap="md">
      <Text size="sm">
        All printed papers carry this, unless a campus or an office gets its own. The seal of the university is the logo on the left.
      </Text>
      <OneLetterhead chosen={university} />
    </Stack>
  );
}
