/** Of a request for authority to dispose of records (RA 9470). */
export const DISPOSAL_STATES = {
  REQUESTED: 'Requested',
  AUTHORIZED: 'Authorized',
  DISPOSED: 'Disposed of',
  WITHDRAWN: 'Withdrawn',
} as const;
export const DISPOSAL_MANNERS = { shredding: 'Shredding', sale: 'Sale as waste paper', burning: 'Burning', burial: 'Burial' } as const;
/** Why a paper whose retention has passed is kept. */
export const KEPT_BACK = { held: 'Under legal hold', linked: 'Linked to an open paper' } as const;
/** Why a paper of a request was not disposed of. */
export const LEFT_OUT = {
  withdrawn: 'The request was withdrawn',
  open: 'It was opened again',
  held: 'It is under legal hold',
  linked: 'It is linked to an open paper',
  kept: 'Its type is kept longer now',
} as const;
