import type { Span } from '../../moves/spans.ts';
import { judgeDated, requireService } from '../judge-dated.ts';
import type { DatedRow } from '../plan-dated-rows.ts';
import { isWrong, refuse } from '@talaan/imports/rules/read-rows.ts';
import type { JudgedRow, SectionRow } from '../section-rows.ts';
import { readThousandths, readText, UNTIL_FURTHER_NOTICE, type Read } from '@talaan/imports/rules/readers.ts';
import type { ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { whoseFields, type Whose } from '../section-rows.ts';
import { dayFields, type DayValues } from './place-fields.ts';

export interface LeaveValues extends Whose, DayValues {
  days: number;
  remarks: string;
}

export const leaveFields: ImportFields<LeaveValues> = {
  ...whoseFields,
  ...dayFields,
  until: { ...dayFields.until, isRequired: true, help: 'The last day.' },
  days: {
    title: 'Days',
    aliases: ['days', 'no of days', 'number of days', 'days without pay', 'lwop', 'lwop days', 'days lwop'],
    isRequired: true,
    read: readUnpaid,
    help: 'Without pay, with up to three decimals: 3 or 2.5.',
    example: '20',
  },
  remarks: { title: 'Remarks', aliases: ['remarks', 'reason', 'note'], read: readText(500), help: 'May stay empty.', example: '' },
};

const MOST_DAYS = 1000;

/** More than nothing, and no more than the form takes. */
function readUnpaid(cell: string): Read<number> {
  const read = readThousandths(cell);
  if ('error' in read) return read;
  if (read.value === 0) return { error: 'Enter the days.' };
  return read.value <= MOST_DAYS * 1000 ? read : { error: 'At most 1,000 days.' };
}

export interface LeaveOnFile {
  /** In thousandths of a day. */
  days: number;
  remarks: string;
  /** Whether it follows from leave and attendance, so that a file does not correct it. */
  follows?: boolean;
}

export interface LeaveGround {
  onRecord: readonly DatedRow<LeaveOnFile>[];
  service: ReadonlyMap<number, readonly Span[]>;
}

/** Absences of one person do not overlap and take no more days than there are. */
export function judgeLeaves(
  rows: readonly SectionRow<LeaveValues>[],
  { onRecord, service }: LeaveGround,
): JudgedRow<LeaveValues, DatedRow<LeaveOnFile>>[] {
  return judgeDated(rows, onRecord, {
    fieldsOf: (row): { fields: LeaveOnFile; given: Partial<LeaveOnFile> } | null => {
      const { days, remarks, from, until } = row.values;
      if (until === UNTIL_FURTHER_NOTICE) refuse(row, 'To', 'Enter the last day.');
      if (isWrong(row) || !row.person || !from || !until || days === undefined) return null;
      requireService(row, service.get(row.person.id) ?? [], from);
      const most = Temporal.PlainDate.from(from).until(until).days;
      if (days > most * 1000) refuse(row, 'Days', `There are only ${most} days from the first to the last.`);
      const given = { days, ...(remarks !== undefined && { remarks }) };
      return { fields: { remarks: '', ...given }, given };
    },
    exclusionsOf: ({ personnelId, fields: { follows } }) => [
      // The first key is the one by which a row on record is recognized and corrected.
      ...(follows ? [{ key: `${personnelId} follows`, column: 'From', other: '' }] : []),
      { key: String(personnelId), column: 'From', other: 'Another absence without pay runs' },
    ],
    say: ({ days, remarks }) => ({ Days: String(days / 1000), Remarks: remarks }),
  });
}
