import type { Nature } from '../contract/fields.ts';
import type { MoveKind } from '../workflow.ts';

/** A move of the demo: of the next item of its own, so many days ago, with the steps that it took. */
export interface DemoMove {
  kind: MoveKind;
  daysAgo: number;
  reason: string;
  steps: readonly string[];
  /** It came back and is to be repaired. */
  needsRepair?: true;
  loss?: { nature: Nature; isDayKnown: boolean; place: string; notarized?: true };
}

const ROOM = 'The equipment is used in the laboratory of the receiver from this term on.';
const STOLEN =
  'The lock of the room was found broken in the morning; the item was on the desk the evening before. The guard was told at once.';
const FLOOD = 'Water came through the roof during the typhoon and stood on the shelf where the item was kept; it does not start any more.';

/** Transfers, returns and losses in the states in which a custodian meets them. */
export const MOVES: readonly DemoMove[] = [
  { kind: 'transfer', daysAgo: 3, reason: ROOM, steps: [] },
  { kind: 'transfer', daysAgo: 2, reason: 'I was assigned to another programme.', steps: ['release'] },
  { kind: 'transfer', daysAgo: 6, reason: ROOM, steps: ['release'] },
  { kind: 'transfer', daysAgo: 4, reason: 'The receiver keeps the records from now on.', steps: ['release', 'prepare'] },
  { kind: 'transfer', daysAgo: 12, reason: ROOM, steps: ['release', 'prepare'] },
  { kind: 'transfer', daysAgo: 20, reason: 'It is needed for the audit.', steps: ['release', 'withdraw'] },
  { kind: 'return', daysAgo: 1, reason: 'I have a newer one and do not use it.', steps: [] },
  { kind: 'return', daysAgo: 5, reason: 'It does not start any more.', steps: [] },
  { kind: 'return', daysAgo: 30, reason: 'The project has ended.', steps: ['accept'] },
  { kind: 'return', daysAgo: 44, reason: 'I was given another one.', steps: ['accept'] },
  {
    kind: 'loss',
    daysAgo: 2,
    reason: STOLEN,
    steps: [],
    loss: { nature: 'STOLEN', isDayKnown: true, place: 'Faculty room, second floor' },
  },
  {
    kind: 'loss',
    daysAgo: 17,
    reason: FLOOD,
    steps: [],
    loss: { nature: 'DAMAGED', isDayKnown: true, place: 'Store room', notarized: true },
  },
  {
    kind: 'loss',
    daysAgo: 27,
    reason: 'It was not among the things that were moved to the new building; when exactly it was lost is not known.',
    steps: [],
    loss: { nature: 'LOST', isDayKnown: false, place: 'Between the old and the new building' },
  },
  { kind: 'loss', daysAgo: 36, reason: STOLEN, steps: [], loss: { nature: 'STOLEN', isDayKnown: true, place: 'Reading room' } },
  {
    kind: 'loss',
    daysAgo: 60,
    reason: STOLEN,
    steps: ['submit'],
    loss: { nature: 'STOLEN', isDayKnown: true, place: 'Computer laboratory', notarized: true },
  },
  {
    kind: 'loss',
    daysAgo: 150,
    reason: FLOOD,
    steps: ['submit', 'relieve'],
    loss: { nature: 'DESTROYED', isDayKnown: true, place: 'Ground floor', notarized: true },
  },
  { kind: 'return', daysAgo: 9, reason: 'It works only now and then.', steps: ['accept'], needsRepair: true },
];
