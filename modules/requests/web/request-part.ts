import { lazy, type ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';

/** What a module shows beside its requests in the inbox: what the one who decides needs to see. */
export interface RequestPart {
  /** The kind of request, such as `certificate`. */
  kind: string;
  Part: ComponentType<RequestPartProps>;
}

export interface RequestPartProps {
  /** The module’s own number of the record. */
  recordId: number;
  /** Whom the request concerns. */
  ownerId: number | null;
}

export const requestParts = anyPoint<RequestPart>('parts beside requests');

/** The part of one kind; its file exports `Part` and is loaded when a request of the kind is opened. */
export function requestPart(kind: string, load: () => Promise<{ Part: ComponentType<RequestPartProps> }>): RequestPart {
  return { kind, Part: lazy(async () => ({ default: (await load()).Part })) };
}
