/** Milliseconds since 1970: of a punch and of its sending by the clock of the tablet, and of its receipt by the clock of Talaan. */
export interface Clocks {
  punchedAt: number;
  sentAt: number;
  receivedAt: number;
  /** The clock of Talaan minus that of the tablet at the contact before; null at the first. */
  lagBefore: number | null;
  /** When the tablet was enrolled, by the clock of Talaan. */
  enrolledAt: number;
}

/** A clock drifts by seconds a day; by more than this between two contacts it was set. */
export const CLOCK_TOLERANCE_MS = 120_000;

export interface SettledTime {
  at: number;
  /** Whether the time has to be looked at: the clock of the tablet was set meanwhile, or the time cannot be. */
  isDoubtful: boolean;
}

/**
 * The time of a punch by the clock of Talaan: that of the tablet, corrected by how far it was off when it sent. A punch that is sent at once is
 * never doubtful. One that waited is, where the clock was set since the contact before, or where it comes out before the enrolment or
 * after the receipt.
 */
export function settleTime({ punchedAt, sentAt, receivedAt, lagBefore, enrolledAt }: Clocks): SettledTime {
  const lag = receivedAt - sentAt;
  const at = punchedAt + lag;
  const isImpossible = at > receivedAt + CLOCK_TOLERANCE_MS || at < enrolledAt - CLOCK_TOLERANCE_MS;
  const waited = Math.abs(sentAt - punchedAt) > CLOCK_TOLERANCE_MS;
  const wasSet = lagBefore !== null && Math.abs(lag - lagBefore) > CLOCK_TOLERANCE_MS;
  return { at: Math.min(at, receivedAt), isDoubtful: isImpossible || (waited && wasSet) };
}
