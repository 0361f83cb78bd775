import type { ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';

/** What a module shows beside its requests in the inbox: what the one who decides needs to see. */
export interface RequestPart {
  /** The kind of request, such as `certificate`. */
  kind: string;
  /** Its file, which is loaded when a request of the kind is opened. */
  load: () => Promise<{ Part: ComponentType<RequestPartProps> }>;
}

export interface RequestPartProps {
  /** The module’s own number of the record. */
  recordId: number;
  /** Whom the request concerns. */
  ownerId: number | null;
}

export const requestParts = anyPoint<RequestPart>('parts beside requests');
