import type { LeaveState } from '../workflow.ts';

export interface PlannedLeave {
  /** An account of the demo, a place among all others, or the last woman or man of them. */
  who: 'employee' | 'head' | 'clerk' | 'mother' | 'father' | number;
  type: 'VL' | 'SL' | 'SPL' | 'WL' | 'FL' | 'LWOP' | 'VAWC' | 'ML' | 'MLA' | 'PL';
  state: LeaveState;
  /** The first day: so many days from today. */
  inDays: number;
  days: number;
  part?: 'AM' | 'PM';
  isPaper?: true;
  isAbroad?: true;
  late?: string;
  illness?: string;
  /** A required paper that is not there. */
  lacks?: string;
  /** Dates at the end that were given back. */
  givenBack?: number;
  /** The delivery: so many days from today. */
  delivery?: number;
  /** Days that the mother allocates to the father of the demo. */
  allocates?: number;
  /** Approved because nobody acted on it within five working days. */
  isDeemed?: true;
}

/** Applications in every state: what is to be decided, who is away, what is over. Dates of one person never meet, nor their travel. */
export const PLANNED_LEAVE: readonly PlannedLeave[] = [
  { who: 'employee', type: 'VL', state: 'SUBMITTED', inDays: 62, days: 2 },
  { who: 'employee', type: 'VL', state: 'APPROVED', inDays: 150, days: 1 },
  { who: 'employee', type: 'SL', state: 'RETURNED', inDays: 70, days: 1, illness: 'Cataract surgery' },
  { who: 'employee', type: 'LWOP', state: 'TAKEN', inDays: -115, days: 3 },
  { who: 'employee', type: 'LWOP', state: 'TAKEN', inDays: -94, days: 1 },
  { who: 'head', type: 'VL', state: 'SUBMITTED', inDays: 66, days: 3 },
  { who: 'clerk', type: 'VL', state: 'CERTIFIED', inDays: 68, days: 2 },
  { who: 'clerk', type: 'SPL', state: 'RECOMMENDED', inDays: 34, days: 1 },
  { who: 'clerk', type: 'VAWC', state: 'APPROVED', inDays: 45, days: 3 },
  { who: 0, type: 'VL', state: 'SUBMITTED', inDays: 12, days: 3 },
  { who: 0, type: 'SL', state: 'TAKEN', inDays: -26, days: 2, illness: 'Acute gastritis' },
  { who: 1, type: 'SL', state: 'SUBMITTED', inDays: -2, days: 1, illness: 'Migraine' },
  { who: 1, type: 'VL', state: 'APPROVED', inDays: 18, days: 4 },
  { who: 2, type: 'VL', state: 'SUBMITTED', inDays: 6, days: 1, part: 'AM', late: 'The appointment was given yesterday' },
  { who: 2, type: 'SPL', state: 'TAKEN', inDays: -40, days: 1 },
  { who: 3, type: 'VL', state: 'SUBMITTED', inDays: 25, days: 5, isAbroad: true, lacks: 'Authority to travel abroad' },
  { who: 4, type: 'SL', state: 'SUBMITTED', inDays: 9, days: 7, illness: 'Removal of the gall bladder', lacks: 'Medical certificate' },
  { who: 5, type: 'VL', state: 'SUBMITTED', inDays: 15, days: 2, isPaper: true },
  { who: 6, type: 'WL', state: 'SUBMITTED', inDays: 11, days: 2 },
  { who: 7, type: 'VL', state: 'CERTIFIED', inDays: 13, days: 2 },
  { who: 7, type: 'VL', state: 'TAKEN', inDays: -47, days: 3 },
  { who: 5, type: 'VL', state: 'TAKEN', inDays: -60, days: 1, isDeemed: true },
  { who: 'mother', type: 'ML', state: 'TAKEN', inDays: -175, days: 98, delivery: -170, allocates: 7 },
  { who: 'father', type: 'PL', state: 'TAKEN', inDays: -170, days: 7, delivery: -170 },
  { who: 'father', type: 'MLA', state: 'TAKEN', inDays: -150, days: 7, delivery: -170 },
  { who: 8, type: 'SL', state: 'CERTIFIED', inDays: -3, days: 2, illness: 'Dengue fever' },
  { who: 9, type: 'SPL', state: 'CERTIFIED', inDays: 10, days: 2 },
  { who: 10, type: 'LWOP', state: 'CERTIFIED', inDays: 30, days: 8 },
  { who: 11, type: 'VL', state: 'RECOMMENDED', inDays: 8, days: 2 },
  { who: 12, type: 'SL', state: 'RECOMMENDED', inDays: -4, days: 2, part: 'PM', illness: 'Root canal treatment' },
  { who: 13, type: 'WL', state: 'RECOMMENDED', inDays: 14, days: 3 },
  { who: 14, type: 'VL', state: 'APPROVED', inDays: -1, days: 4 },
  { who: 15, type: 'SL', state: 'APPROVED', inDays: 0, days: 2, illness: 'Pneumonia', lacks: 'Medical certificate' },
  { who: 16, type: 'FL', state: 'APPROVED', inDays: 20, days: 5 },
  { who: 17, type: 'VL', state: 'APPROVED', inDays: 27, days: 3 },
  { who: 18, type: 'VL', state: 'CANCEL_ASKED', inDays: 16, days: 2 },
  { who: 19, type: 'VL', state: 'SHORTENED', inDays: -9, days: 4, givenBack: 1 },
  { who: 20, type: 'FL', state: 'RECALLED', inDays: -22, days: 4, givenBack: 2 },
  { who: 21, type: 'VL', state: 'TAKEN', inDays: -33, days: 5 },
  { who: 22, type: 'SL', state: 'TAKEN', inDays: -19, days: 1, part: 'AM', illness: 'Conjunctivitis' },
  { who: 23, type: 'VL', state: 'RETURNED', inDays: 7, days: 2 },
  { who: 24, type: 'VL', state: 'DISAPPROVED', inDays: 5, days: 5 },
  { who: 25, type: 'VL', state: 'DISAPPROVED', inDays: -13, days: 2 },
  { who: 26, type: 'VL', state: 'CANCELLED', inDays: 21, days: 3 },
  { who: 3, type: 'LWOP', state: 'TAKEN', inDays: -14, days: 3 },
  { who: 4, type: 'LWOP', state: 'TAKEN', inDays: -16, days: 2 },
  { who: 5, type: 'LWOP', state: 'APPROVED', inDays: -6, days: 9 },
  { who: 6, type: 'LWOP', state: 'APPROVED', inDays: -2, days: 4 },
  { who: 9, type: 'LWOP', state: 'SHORTENED', inDays: -8, days: 4, givenBack: 1 },
  { who: 27, type: 'SL', state: 'CANCELLED', inDays: -8, days: 1, illness: 'Back pain' },
];
