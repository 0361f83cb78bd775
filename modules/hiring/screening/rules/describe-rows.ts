import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import { keyOfRow } from './row-key.ts';

/** A row of a data sheet in words, for the figure that counts it. Hours in hundredths. */
export interface RowInWords {
  row: string;
  section: 'education' | 'work' | 'voluntary' | 'training' | 'eligibilities';
  title: string;
  detail: string;
  /** Years of school, days of all else; empty where the sheet says nothing, `present` for what goes on. */
  from: string;
  to: string;
  claimed_hours: number | null;
  is_part_time: boolean;
}

const PRESENT = 'present';

/** The rows that screening counts, by their keys. */
export function describeRows(sheet: Pick<SheetOnPaper, RowInWords['section']>): Map<string, RowInWords> {
  const plainRow = { claimed_hours: null, is_part_time: false };
  const rows: RowInWords[] = [
    ...sheet.education.map((one) => ({
      ...plainRow,
      row: keyOfRow('education', one),
      section: 'education' as const,
      title: [one.degree, one.major].filter(Boolean).join(', '),
      detail: [one.school, one.units_earned && `${one.units_earned} earned`].filter(Boolean).join(' · '),
      from: one.from_year === null ? '' : String(one.from_year),
      to: one.is_present ? PRESENT : String(one.year_graduated ?? one.to_year ?? ''),
    })),
    ...sheet.work.map((one) => ({
      ...plainRow,
      row: keyOfRow('work', one),
      section: 'work' as const,
      title: one.position,
      detail: [one.company, one.appointment_status].filter(Boolean).join(' · '),
      from: one.from ?? '',
      to: one.to ?? PRESENT,
      is_part_time: one.is_part_time,
    })),
    ...sheet.voluntary.map((one) => ({
      ...plainRow,
      row: keyOfRow('voluntary', one),
      section: 'voluntary' as const,
      title: one.position,
      detail: one.organization,
      from: one.from ?? '',
      to: one.to ?? PRESENT,
      claimed_hours: one.hours,
    })),
    ...sheet.training.map((one) => ({
      ...plainRow,
      row: keyOfRow('training', one),
      section: 'training' as const,
      title: one.title,
      detail: [one.sponsor, one.type].filter(Boolean).join(' · '),
      from: one.from ?? '',
      to: one.to ?? '',
      claimed_hours: one.hours,
    })),
    ...sheet.eligibilities.map((one) => ({
      ...plainRow,
      row: keyOfRow('eligibilities', one),
      section: 'eligibilities' as const,
      title: one.eligibility,
      detail: [one.licence_number && `No. ${one.licence_number}`, one.licence_until && `valid until ${one.licence_until}`]
        .filter(Boolean)
        .join(' · '),
      from: one.examined_on ?? '',
      to: '',
    })),
  ];
  return new Map(rows.map((one) => [one.row, one]));
}
