import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readMySheet } from '../contract/sheets.ts';
import { OwnSheet } from './own-sheet.tsx';

/** One's own assessment sheet, of either board: what is rated follows from the form of the post. */
export function Screen() {
  const { id, appID } = useParams();
  const params = { id: Number(id), appID: Number(appID) };
  const answer = useCall(readMySheet, { params });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  // What is kept of the one before is not this one: it would be written to.
  if (!answer.data || answer.isPlaceholderData) return <Skeleton h={400} aria-busy />;
  return <OwnSheet key={`${id} ${appID}`} params={params} sheet={answer.data} />;
}
