/** What a segment of a teacher's load is (domain page, section 3: class, consultation, administrative, research). */
export const SEGMENT_KINDS = {
  CLASS: 'Class',
  CONSULTATION: 'Consultation',
  ADMINISTRATIVE: 'Administrative',
  RESEARCH: 'Research',
} as const;

export type SegmentKind = keyof typeof SEGMENT_KINDS;

/** What became of a segment on a day. */
export const SEGMENT_STATES = {
  KEPT: 'Kept',
  PARTLY: 'Partly missed',
  MISSED: 'Missed',
  MADE_UP: 'Made up',
  EXCUSED: 'Excused',
  UNCLEAR: 'Punch missing',
  OPEN: 'Not over yet',
} as const;

export type SegmentState = keyof typeof SEGMENT_STATES;
