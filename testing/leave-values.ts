import type { LeaveValues } from '@talaan/leave/contract/shapes.ts';

/** What is entered to file leave of whole days, with nothing that its type does not ask for. */
export function leaveValues(type_code: string, days: readonly string[], change: Partial<LeaveValues> = {}): LeaveValues {
  return {
    type_code,
    dates: days.map((date) => ({ date, part: 'DAY' as const })),
    place: null,
    place_detail: '',
    foreign_authority: '',
    illness_place: null,
    illness: '',
    study_purpose: null,
    event_on: null,
    commutation: false,
    late_reason: '',
    acting_id: null,
    contact: '',
    allocation: null,
    papers: [],
    ...change,
  };
}
