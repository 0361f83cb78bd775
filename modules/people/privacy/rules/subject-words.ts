import type { Right, SubjectStepKind } from '../contract/subject-requests.ts';

/** The rights of RA 10173, sec. 16 and 18, as one asks for them. */
export const RIGHT_WORDS: Readonly<Record<Right, string>> = {
  INFORMED: 'To be informed',
  ACCESS: 'Access, a copy',
  CORRECTION: 'Correction',
  ERASURE: 'Erasure or blocking',
  OBJECTION: 'Objection',
  PORTABILITY: 'Portability',
  DAMAGES: 'Damages',
};

export const SUBJECT_STEP_WORDS: Readonly<Record<SubjectStepKind, string>> = {
  ACKNOWLEDGED: 'Acknowledged',
  IDENTITY_ASKED: 'Proof of identity asked for',
  NOTED: 'Noted',
  GRANTED: 'Granted',
  GRANTED_PARTLY: 'Granted in part',
  REFUSED: 'Refused',
  WITHDRAWN: 'Withdrawn',
};

export const SUBJECT_STATE_WORDS = {
  waiting: 'Open',
  overdue: 'Overdue',
  in_time: 'Answered in time',
  late: 'Answered late',
  withdrawn: 'Withdrawn',
} as const;
