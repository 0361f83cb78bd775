import { Skeleton, Stack } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readMove } from '../../contract/moves.ts';
import { MoveFacts } from './move-facts.tsx';
import { MovedItems } from './moved-items.tsx';
import { Reports } from './reports.tsx';
import { ToInspect } from './to-inspect.tsx';

/** A transfer, return or loss beside its request: what it is about, the items, and its papers as they will be printed. */
export function Part({ recordId }: RequestPartProps) {
  const move = useCall(readMove, { params: { id: recordId } }).data?.move;
  if (move?.id !== recordId) return <Skeleton h={320} aria-busy />;
  return (
    <Stack gap="md">
      <MoveFacts move={move} />
      <ToInspect move={move} />
      <Reports move={move} />
      <MovedItems move={move} />
    </Stack>
  );
}
