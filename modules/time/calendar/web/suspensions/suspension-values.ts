import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import type { Suspension } from '../../contract/suspensions.ts';

/** Something chosen by its number, with the name it is shown by. */
export interface Chosen {
  id: number;
  name: string;
}

/** A person, with the face; the office is its acronym. */
export interface ChosenPerson extends Chosen {
  avatar: string | null;
  office: string | null;
}

export type Extent = 'day' | 'from' | 'between';

export interface SuspensionValues {
  date: string | null;
  extent: Extent;
  from_minute: number | null;
  to_minute: number | null;
  campus_id: number | null;
  office_ids: number[];
  track: 'faculty' | 'staff' | null;
  exempt_office_ids: number[];
  exempt_positions: Chosen[];
  exempt_personnel: ChosenPerson[];
  reason: string;
  issued_by: string;
  /** Without a path: the memorandum that is on record. */
  memo: UploadedDocument | null;
}

export function blankSuspension(campus: number | null): SuspensionValues {
  return {
    date: null,
    extent: 'day',
    from_minute: null,
    to_minute: null,
    campus_id: campus,
    office_ids: [],
    track: null,
    exempt_office_ids: [],
    exempt_positions: [],
    exempt_personnel: [],
    reason: '',
    issued_by: '',
    memo: null,
  };
}

export function valuesOf(suspension: Suspension): SuspensionValues {
  const { date, from_minute, to_minute, campus_id, track, reason, issued_by, exempt_positions, exempt_personnel } = suspension;
  return {
    date,
    extent: from_minute === null ? 'day' : to_minute === null ? 'from' : 'between',
    from_minute,
    to_minute,
    campus_id,
    office_ids: suspension.offices.map(({ id }) => id),
    track,
    exempt_office_ids: suspension.exempt_offices.map(({ id }) => id),
    exempt_positions,
    exempt_personnel,
    reason,
    issued_by,
    memo: suspension.memo === null ? null : { path: '', name: suspension.memo },
  };
}

/** The hours and the scope as the calls name them; an hour that is still lacking is left out. */
export function scopeOf({ extent, from_minute, to_minute, exempt_positions, exempt_personnel, ...values }: SuspensionValues) {
  return {
    from_minute: extent === 'day' ? null : (from_minute ?? undefined),
    to_minute: extent === 'between' ? (to_minute ?? undefined) : null,
    campus_id: values.campus_id,
    track: values.track,
    office_ids: values.office_ids,
    exempt_office_ids: values.exempt_office_ids,
    exempt_position_ids: exempt_positions.map(({ id }) => id),
    exempt_personnel_ids: exempt_personnel.map(({ id }) => id),
  };
}

/** The body of the call: hours that the chosen extent needs, and the memorandum where it changed. */
export function bodyOf(values: SuspensionValues): never {
  const { date, reason, issued_by, memo } = values;
  const attachment_path = memo === null ? null : memo.path || undefined;
  return { date, reason, issued_by, attachment_path, ...scopeOf(values) } as never;
}
