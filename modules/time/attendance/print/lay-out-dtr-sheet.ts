import type { DtrCell, DtrDay, DtrHalf, DtrMark, DtrSheet } from './cs-form-48.ts';
import { widthInEm } from './width-in-em.ts';

const ROWS = 31;
const MINUTES_OF_A_DAY = 1440;
const MONTH_NAME = new Intl.DateTimeFormat('en-PH', { month: 'long' });

type Sign = DtrMark | 'next-day' | 'incomplete';
const SIGNS: Record<Sign, { sign: string; meaning: string }> = {
  appeal: { sign: '*', meaning: 'approved appeal' },
  'official-business': { sign: 'ob', meaning: 'official business' },
  'work-from-home': { sign: 'wfh', meaning: 'work from home' },
  manual: { sign: 'm', meaning: 'entered by HR' },
  'next-day': { sign: '+1', meaning: 'next day' },
  incomplete: { sign: '†', meaning: 'incomplete, a punch is missing' },
};

type Line = { text: string; em: number };

/** What the template prints, as plain text: a column is one text of 31 lines, ten times as quick as 31 cells. */
export function layOutDtrSheet(sheet: DtrSheet, printed: string) {
  const columns = Array.from({ length: 6 }, () => Array.from({ length: ROWS }, () => ''));
  const words: { row: number; column: number; span: number; line: Line }[] = [];
  const marks: { row: number; column: number; sign: string }[] = [];
  const used = new Set<Sign>();

  for (const day of sheet.days) layOutDay(day);
  const total = sheet.days.reduce((sum, day) => sum + day.undertimeMinutes, 0);
  return {
    name: measureLine(sheet.name.toUpperCase()),
    heading: [measureLine(sheet.university), measureLine(sheet.office)],
    period: measureLine(namePeriod(sheet)),
    regularDays: measureLine(sheet.regularDays),
    saturdays: measureLine(sheet.saturdays),
    columns: columns.map((lines) => lines.join('\n')),
    words,
    marks,
    total: sheet.days.length > 0 ? hoursAndMinutes(total) : ['', ''],
    counts: measureLine(`Times late: ${sheet.timesLate}   Times undertime: ${sheet.timesUndertime}`),
    legend: measureLine([...used].map((sign) => `${SIGNS[sign].sign} ${SIGNS[sign].meaning}`).join('   ')),
    code: measureLine(`${nameCode(sheet)}   Printed ${printed}`),
    state: measureLine(sheet.state),
    inCharge: [measureLine(sheet.inCharge?.name.toUpperCase() ?? ''), measureLine(sheet.inCharge?.title ?? '')],
  };

  function layOutDay({ day, entry, undertimeMinutes, incomplete }: DtrDay) {
    const row = day - 1;
    if ('word' in entry) {
      words.push({ row, column: 0, span: 4, line: measureLine(entry.word) });
    } else {
      layOutHalf(row, 0, entry.morning);
      layOutHalf(row, 2, entry.afternoon);
    }
    if (undertimeMinutes > 0) {
      const [hours, minutes] = hoursAndMinutes(undertimeMinutes);
      columns[4]![row] = hours;
      columns[5]![row] = minutes;
    }
    if (incomplete) mark(row, -1, ['incomplete']);
  }

  function layOutHalf(row: number, column: number, half: DtrHalf) {
    if ('word' in half) {
      words.push({ row, column, span: 2, line: measureLine(half.word) });
    } else {
      layOutCell(row, column, half.arrival);
      layOutCell(row, column + 1, half.departure);
    }
  }

  function layOutCell(row: number, column: number, cell: DtrCell) {
    if (!cell) return;
    if ('word' in cell) {
      words.push({ row, column, span: 1, line: measureLine(cell.word) });
    } else {
      columns[column]![row] = clockTime(cell.minutes);
      const nextDay: Sign[] = cell.minutes >= MINUTES_OF_A_DAY ? ['next-day'] : [];
      mark(row, column, cell.mark ? [...nextDay, cell.mark] : nextDay);
    }
  }

  function mark(row: number, column: number, signs: Sign[]) {
    if (signs.length === 0) return;
    for (const sign of signs) used.add(sign);
    marks.push({ row, column, sign: signs.map((sign) => SIGNS[sign].sign).join('') });
  }
}

function measureLine(text: string): Line {
  return { text, em: widthInEm(text) };
}

/** The page's own name, so that a loose sheet is found again: 'DTR 2014-00172 2026-10-01/31'. */
function nameCode({ employeeNumber, from, to }: DtrSheet): string {
  return `DTR ${employeeNumber} ${from.toString()}/${String(to.day).padStart(2, '0')}`;
}

/** 12-hour clock without AM and PM: the column says it. */
function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
}

function hoursAndMinutes(minutes: number): [string, string] {
  return [String(Math.floor(minutes / 60)), String(minutes % 60)];
}

/** 'October 2026' for a whole month, 'October 1–15, 2026' for a part of it. */
function namePeriod({ from, to }: Pick<DtrSheet, 'from' | 'to'>): string {
  if (!from.toPlainYearMonth().equals(to.toPlainYearMonth())) {
    throw new Error(`A daily time record stays within one month; ${from.toString()} to ${to.toString()} does not.`);
  }
  const month = MONTH_NAME.format(from);
  if (from.day === 1 && to.day === to.daysInMonth) return `${month} ${from.year}`;
  const days = from.equals(to) ? `${from.day}` : `${from.day}–${to.day}`;
  return `${month} ${days}, ${from.year}`;
}
