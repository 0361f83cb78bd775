import type { Nature } from '../contract/fields.ts';
import type { MoveKind } from '../workflow.ts';

/** A move of the demo: of the next item of its own, so many days ago, with the steps that it took. */
export interface DemoMove {
  kind: MoveKind;
  daysAgo: number;
  reason: string;
  steps: readonly string[];
  /** As what it came back, where that is not serviceable. */
  cameBack?: 'NEEDS_REPAIR' | 'UNSERVICEABLE';
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
  { kind: 'return', daysAgo: 9, reason: 'It works only now and then.', steps: ['accept'], cameBack: 'NEEDS_REPAIR' },
  { kind: 'transfer', daysAgo: 75, reason: ROOM, steps: ['release', 'prepare', 'acknowledge'] },
  { kind: 'transfer', daysAgo: 210, reason: 'I was assigned to another programme.', steps: ['release', 'prepare', 'acknowledge'] },
  {
    kind: 'loss',
    daysAgo: 120,
    reason: 'It fell from the roof rack of the van on the way to the field, and no one could say who had tied it.',
    steps: ['pay'],
    loss: { nature: 'DESTROYED', isDayKnown: true, place: 'National road to Bantayan', notarized: true },
  },
  {
    kind: 'loss',
    daysAgo: 95,
    reason: STOLEN,
    steps: ['submit', 'replace'],
    loss: { nature: 'STOLEN', isDayKnown: true, place: 'Guard house', notarized: true },
  },
  {
    kind: 'loss',
    daysAgo: 15,
    reason: 'It was lent to a student organization for a day and did not come back; the president of it has left the university.',
    steps: [],
    loss: { nature: 'LOST', isDayKnown: true, place: 'Student centre' },
  },
  {
    kind: 'loss',
    daysAgo: 25,
    reason: 'The cabinet was empty when the room was opened for the count; the key hangs in the office.',
    steps: [],
    loss: { nature: 'LOST', isDayKnown: false, place: 'Room 108', notarized: true },
  },
  { kind: 'loss', daysAgo: 30, reason: FLOOD, steps: [], loss: { nature: 'DAMAGED', isDayKnown: true, place: 'Basement' } },
  {
    kind: 'loss',
    daysAgo: 40,
    reason: 'It was not in its room at the count of mid-year.',
    steps: ['find'],
    loss: { nature: 'LOST', isDayKnown: false, place: 'Room 104' },
  },
  { kind: 'return', daysAgo: 18, reason: 'It does not start any more.', steps: ['accept'], cameBack: 'UNSERVICEABLE' },
  { kind: 'return', daysAgo: 66, reason: 'Its screen is broken.', steps: ['accept'], cameBack: 'UNSERVICEABLE' },
  { kind: 'return', daysAgo: 3, reason: 'The motor is loud and gets hot.', steps: ['accept'], cameBack: 'NEEDS_REPAIR' },
  { kind: 'return', daysAgo: 2, reason: 'I retire at the end of the month.', steps: [] },
  { kind: 'transfer', daysAgo: 1, reason: 'The office moves to the new building without it.', steps: ['release'] },
];
