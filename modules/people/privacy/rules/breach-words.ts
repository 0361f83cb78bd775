import type { StepKind } from '../contract/breaches.ts';
import type { Clock } from './breach-clock.ts';

export const STEP_WORDS: Readonly<Record<StepKind, string>> = {
  CONTAINED: 'Contained',
  NPC_NOTIFIED: 'Commission notified',
  PEOPLE_NOTIFIED: 'People notified',
  EXEMPTED: 'Excused from notifying people',
  REPORTED: 'Full report sent',
  MEASURE: 'Measure taken',
  CLOSED: 'Closed',
};

export const CLOCK_WORDS: Readonly<Record<Clock['of'], string>> = {
  npc: 'Notify the Commission',
  people: 'Notify the people',
  report: 'Full report',
};

export const STATE_WORDS: Readonly<Record<Clock['state'], string>> = {
  waiting: 'Open',
  overdue: 'Overdue',
  in_time: 'In time',
  late: 'Late',
  excused: 'Excused',
  not_begun: 'Not yet due',
};
