export const SESSION_KINDS = {
  exam: 'Written examination',
  skills: 'Skills test',
  demonstration: 'Teaching demonstration',
  interview: 'Interview',
} as const;
export type SessionKind = keyof typeof SESSION_KINDS;

export const SLOT_STATES = {
  PENDING: 'No answer yet',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  NO_RESPONSE: 'Did not answer',
  ATTENDED: 'Attended',
  NO_SHOW: 'Did not come',
  RESCHEDULED: 'Moved',
  CANCELLED: 'Cancelled',
} as const;
