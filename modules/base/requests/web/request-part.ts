import type { ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import type { AskAhead } from '@talaan/kernel/web/calls/read-ahead.ts';
import { loadAhead } from '@talaan/kernel/web/use-loaded.ts';

/** What a module shows beside its requests in the inbox: what the one who decides needs to see. */
export interface RequestPart {
  /** The kind of request, such as `certificate`. */
  kind: string;
  /** Its file, which is loaded when a request of the kind is opened. */
  load: () => Promise<{ Part: ComponentType<RequestPartProps>; readAhead?: ReadPartAhead }>;
}

/** Exported by the file of a part as `readAhead`: what it reads of the record, asked for before the request is drawn (decision 309). */
export type ReadPartAhead = (ask: AskAhead, recordId: number) => Promise<unknown>;

export interface RequestPartProps {
  /** The module’s own number of the record. */
  recordId: number;
  /** Whom the request concerns. */
  ownerId: number | null;
}

export const requestParts = anyPoint<RequestPart>('parts beside requests');

/** The record alone, by its number as `id`. */
export function partAhead(read: Endpoint): ReadPartAhead {
  return (ask, recordId) => ask(read, { params: { id: recordId } });
}

/** Fetches the code of a part, and what that reads first. That it cannot be fetched is told where it is shown. */
export async function readPartAhead({ load }: RequestPart, ask: AskAhead, recordId: number): Promise<void> {
  const code = await loadAhead(load).catch(() => undefined);
  await code?.readAhead?.(ask, recordId);
}
