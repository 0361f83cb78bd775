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
  const running = appointments.find((one) => one.from <= day && (one.until === null || one.until > day)) ?? endedOn(draft, appointments);
  const later = appointments.find((one) => one.from > day);
  const base = running ?? later;
  const officeId = draft.officeId ?? base?.officeId;
  const positionId = draft.positionId ?? base?.positionId;
  const statusCode = draft.statusCode ?? base?.statusCode;
  const isNamed = draft.officeId !== undefined || draft.positionId !== undefined || draft.statusCode !== undefined;
  if (!isNamed && (draft.until === undefined || !base)) return { write: null, before: running };
  if (officeId === undefined || positionId === undefined || statusCode === undefined) {
    const missing = [
      officeId === undefined && 'office',
      positionId === undefined && 'position',
      statusCode === undefined && 'appointment status',
    ].filter(Boolean);
    return { error: `An appointment needs office, position and status; missing: ${missing.join(', ')}.` };
  }
  if (base && base.officeId === officeId && base.positionId === positionId && base.statusCode === statusCode)
    return withLastDay(base, draft.until, appointments);
  if (later) return { error: `Another appointment begins on ${later.from}, after ${day}. Enter an effective date that is not before it.` };
  // A correction on the first day keeps the last day; a new appointment is in force until further notice.
  const until = draft.until === undefined ? (running?.from === day ? running.until : null) : draft.until;
  return { write: { officeId, positionId, statusCode, from: day, until }, before: running };
}

/** Without an effective date, one that has ended and is named with its last day again. */
function endedOn({ effective, until }: Draft, appointments: readonly AppointmentSpan[]): AppointmentSpan | null {
  if (effective !== undefined || until === undefined || until === null) return null;
  return appointments.find((one) => one.until === until) ?? null;
}

/** An appointment on record keeps all but its last day. */
function withLastDay(
  base: AppointmentSpan,
  until: string | null | undefined,
  appointments: readonly AppointmentSpan[],
): AppointmentPlan | { error: string } {
  if (until === undefined || until === base.until) return { write: null, before: base };
  const next = appointments.find(({ from }) => from > base.from);
  if (next && (until === null || until > next.from))
    return { error: `Another appointment begins on ${next.from}: the last day must lie before it.` };
  return { write: { ...base, until }, before: base };
}
