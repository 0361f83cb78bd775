import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { AnyKind } from '@talaan/requests/contract/request-kind.ts';

/** What the members of a committee read of a request before they decide. */
export interface AgendaFacts {
  /** In a sentence each, such as `Doctorate, full time, 1 Jun 2027 to 31 May 2030`. */
  says: readonly string[];
  /** Of a screening, such as `82 of 100`; null where the kind has none. */
  points: string | null;
}

/** The meeting by which a step is taken. */
export interface DecidingMeeting {
  meetingId: number;
  /** The day on which it was held. */
  on: string;
}

/**
 * A kind of request that comes before committees. Which of its requests, and what a meeting may decide, follows from its table: those in a state in which
 * a role `{ committee, as: 'secretary' }` is awaited, and the steps of that role there.
 */
export interface AgendaKind {
  kind: AnyKind;
  /** By the number of the request; as many statements for a hundred as for one. */
  describe: (
    call: Pick<Call, 'db' | 'server' | 'actor' | 'now' | 'today'>,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, AgendaFacts>>;
  /** What a step needs beside its reason (`inputs` of the served kind), of the meeting that decides; without it the steps of meetings need none. */
  inputOf?: (action: string, meeting: DecidingMeeting) => unknown;
}

/** The kinds of requests that committees decide: plans, trainings, scholarships. */
export const agendaKinds = anyPoint<AgendaKind>('requests that committees decide');
