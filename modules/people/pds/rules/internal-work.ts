import type { SheetOnPaper } from '../contract/sheet.ts';

export type WorkRow = SheetOnPaper['work'][number];

/** A stretch of an appointment as the record has it, the earliest first. */
export interface Stretch {
  from: string;
  /** The day after the last, or null while it runs. */
  until: string | null;
  position: string;
  status: string;
  is_government: boolean;
  is_part_time: boolean;
  office: string;
  /** `San Isidro`, that of the office. */
  campus: string;
  /** In centavos, the latest of the stretch; null for those paid by the day or hour. */
  salary: number | null;
  grade: number | null;
  step: number | null;
}

/**
 * Work in the university as the sheet prints it, the latest first: appointments that follow each other in the same position and status
 * are one row, with the salary and step reached last. Job orders and contracts of service are no government service (JC 1 s.2025).
 */
export function internalWork(stretches: readonly Stretch[], university: string): WorkRow[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const before = joined.at(-1);
    const follows = before && before.until === stretch.from && before.position === stretch.position && before.status === stretch.status;
    if (follows) joined[joined.length - 1] = { ...stretch, from: before.from, salary: stretch.salary ?? before.salary };
    else joined.push(stretch);
  }
  return joined.toReversed().map((stretch) => toWork(stretch, university));
}

function toWork(stretch: Stretch, university: string): WorkRow {
  const { grade, step } = stretch;
  return {
    from: stretch.from,
    to: stretch.until === null ? null : Temporal.PlainDate.from(stretch.until).subtract({ days: 1 }).toString(),
    position: stretch.position,
    company: university,
    monthly_salary: stretch.salary,
    sg_step: grade === null || step === null ? '' : `${String(grade).padStart(2, '0')}-${step}`,
    appointment_status: stretch.status,
    is_government: stretch.is_government,
    is_part_time: stretch.is_part_time,
    is_internal: true,
    office_unit: stretch.office,
    supervisor: '',
    agency_place: campusOf(stretch),
    accomplishments: [],
    duties: '',
  };
}

function campusOf({ campus }: Stretch): string {
  return /campus/i.test(campus) ? campus : `${campus} Campus`;
}
