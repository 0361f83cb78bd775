import type { Draft } from './read-draft.ts';

export interface AppointmentSpan {
  officeId: number;
  positionId: number;
  statusCode: string;
  from: string;
  /** The day after the last; null while it runs. */
  until: string | null;
}

/** The appointment to be written; whatever runs on its first day ends the day before, or is replaced when it began that day. */
export interface AppointmentPlan {
  write: AppointmentSpan | null;
  /** What it is compared with: the appointment that runs on the day in question. */
  before: AppointmentSpan | null;
}

/** What a row means for a person's appointments (dated, without overlaps), or why it cannot be. */
export function planAppointment(
  draft: Draft,
  appointments: readonly AppointmentSpan[],
  isNew: boolean,
  today: string,
): AppointmentPlan | { error: string } {
  const day = draft.effective ?? (isNew ? (draft.person.date_hired ?? today) : today);
  const running = appointments.find((one) => one.from <= day && (one.until === null || one.until > day)) ?? null;
  const later = appointments.find((one) => one.from > day);
  const base = running ?? later;
  const officeId = draft.officeId ?? base?.officeId;
  const positionId = draft.positionId ?? base?.positionId;
  const statusCode = draft.statusCode ?? base?.statusCode;
  if (draft.officeId === undefined && draft.positionId === undefined && draft.statusCode === undefined)
    return { write: null, before: running };
  if (officeId === undefined || positionId === undefined || statusCode === undefined) {
    const missing = [
      officeId === undefined && 'office',
      positionId === undefined && 'position',
      statusCode === undefined && 'appointment status',
    ].filter(Boolean);
    return { error: `An appointment needs office, position and status; missing: ${missing.join(', ')}.` };
  }
  if (base && base.officeId === officeId && base.positionId === positionId && base.statusCode === statusCode)
    return { write: null, before: base };
  if (later) return { error: `Another appointment begins on ${later.from}, after ${day}. Enter an effective date that is not before it.` };
  // A correction on the first day keeps the last day; a new appointment is in force until further notice.
  const until = running?.from === day ? running.until : null;
  return { write: { officeId, positionId, statusCode, from: day, until }, before: running };
}
