import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { RemarkOnSheet } from '../contract/sheet-view.ts';
import type { WorkRow } from './internal-work.ts';
import { textsOfWork } from './university-work.ts';
import type { StoredRow, StoredSheet } from './stored-sheet.ts';

/** What looks wrong and stops nobody: full-time work that overlaps, texts about work that the record no longer has, and licences that end soon. */
export function listWarnings(sheet: StoredSheet, internal: readonly WorkRow[], today: string): RemarkOnSheet[] {
  return [
    ...overlaps(sheet.sections.work, internal),
    ...withoutWork(sheet.sections.university_work, internal),
    ...endingLicences(sheet.sections.eligibilities, today),
  ];
}

interface Span {
  row: number | null;
  from: string;
  to: string;
  company: string;
}

const FOREVER = '9999-12-31';

function overlaps(rows: readonly StoredRow[], internal: readonly WorkRow[]): RemarkOnSheet[] {
  const own = rows
    .filter(({ fields }) => typeof fields.from === 'string' && fields.is_part_time !== true)
    .map(({ id, fields }): Span => ({
      row: id,
      from: String(fields.from),
      to: String(fields.to ?? FOREVER),
      company: String(fields.company ?? ''),
    }));
  const record = internal
    .filter(({ from, is_part_time }) => from !== null && !is_part_time)
    .map(({ from, to, company }): Span => ({ row: null, from: from!, to: to ?? FOREVER, company }));
  return own.flatMap((span, at) => {
    const other = [...own.slice(at + 1), ...record].find((one) => one.from <= span.to && span.from <= one.to);
    return other
      ? [
          warn(
            'work',
            span.row,
            'from',
            `Overlaps with the full-time work at ${other.company || 'another employer'} from ${longDate(other.from)}.`,
          ),
        ]
      : [];
  });
}

function withoutWork(rows: readonly StoredRow[], internal: readonly WorkRow[]): RemarkOnSheet[] {
  const { left } = textsOfWork(
    internal,
    rows.map(({ id, fields: { from, position } }) => ({ id, from, position })),
  );
  return left.map(({ id, from, position }) =>
    warn(
      'university_work',
      id,
      'from',
      `Written for ${[position, from && `from ${longDate(String(from))}`].filter(Boolean).join(' ') || 'work'}, which is not in the service record now. It does not print.`,
    ),
  );
}

/** Warned so long before a licence ends (3.5). */
const WARNED_DAYS = 90;

function endingLicences(rows: readonly StoredRow[], today: string): RemarkOnSheet[] {
  const soon = Temporal.PlainDate.from(today).add({ days: WARNED_DAYS }).toString();
  return rows.flatMap(({ id, fields: { licence_until } }) => {
    if (typeof licence_until !== 'string' || licence_until > soon) return [];
    const says = licence_until < today ? 'ended on' : 'ends on';
    return [warn('eligibilities', id, 'licence_until', `The licence ${says} ${longDate(licence_until)}.`)];
  });
}

function warn(section: 'work' | 'university_work' | 'eligibilities', row: number | null, field: string, message: string): RemarkOnSheet {
  return { group: section === 'eligibilities' ? 'eligibility' : 'work', section, row, field, message };
}
