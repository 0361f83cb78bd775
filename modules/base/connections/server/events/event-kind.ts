import type { z } from 'zod';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';

/** Something that happens in a module, of which other systems may be notified. */
export interface EventKind<S extends z.ZodObject = z.ZodObject> {
  /** As its message names it, such as `leave.approved`. */
  kind: string;
  title: string;
  /** When it happens and what its receiver does then, in one sentence. */
  says: string;
  /** The view groups of which a service has one to hear of it; none where each event says its own. */
  groups: readonly Group[];
  /** What its message holds: numbers of records, days and states, nothing confidential and no name. */
  holds: S;
}

/** Names a kind of events. The module contributes it at `eventKinds` and tells of each event by `announce`. */
export function eventKind<S extends z.ZodObject>(kind: EventKind<S>): EventKind<S> {
  return kind;
}

export const eventKinds = anyPoint<EventKind>('kinds of events that other systems may be notified of');
