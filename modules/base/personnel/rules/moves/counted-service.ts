/** An appointment, oldest first in a list. Dates are ISO; `until` is the day after the last. */
export interface ServedAppointment {
  status: string;
  positionId: number;
  from: string;
  until: string | null;
}

/**
 * Statuses whose years lead to a step of the permanent appointment to the same position that follows without a gap
 * (CSC-DBM JC 1 s.2012; an agency that counts years as contractual adds CONTR).
 */
const COUNTED_BEFORE_PERMANENT: ReadonlySet<string> = new Set(['TEMP']);

/** Whether the years of an appointment count on with the one that follows it without a gap. */
export function countsOn(
  before: Pick<ServedAppointment, 'status' | 'positionId'>,
  after: Pick<ServedAppointment, 'status' | 'positionId'>,
): boolean {
  if (before.status === 'PERM' && after.status === 'PERM') return true;
  const isCounted = before.status === 'PERM' || COUNTED_BEFORE_PERMANENT.has(before.status);
  return isCounted && before.positionId === after.positionId;
}

/** The first day of the service that counts toward a step on a day; null where none does. */
export function countedServiceSince(appointments: readonly ServedAppointment[]): string | null {
  let since: string | null = null;
  let before: ServedAppointment | null = null;
  for (const now of appointments) {
    const goesOn = before !== null && before.until === now.from && countsOn(before, now);
    if (!goesOn) since = now.from;
    before = now;
  }
  return since;
}
