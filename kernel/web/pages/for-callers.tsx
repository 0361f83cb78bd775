import type { ReactNode } from 'react';
import type { Endpoint } from '../../contract/endpoint.ts';
import { useMayCall } from '../calls/may-call.ts';

/** Shows what leads to a call, such as its button, to those whose roles open it. */
export function ForCallers({ of, children }: { of: Pick<Endpoint, 'access' | 'reach'>; children: ReactNode }) {
  return useMayCall(of) ? children : null;
}
