import { centavosOf } from '@talaan/property/web/desk/centavos.ts';
import type { SourceRecord } from '../../contract/sources.ts';
import { ACCOUNT_OF_CASUALS } from '../../rules/accounts.ts';

/** A line as it is typed. */
export interface LineValues {
  key: string;
  place: 'position' | 'item';
  item_id: number | null;
  shown_item: string;
  position_id: number | null;
  shown_position: string;
  office_id: number | null;
  heads: string | number;
  salary_grade: string | number;
  months: string | number;
}

/** The form as it is typed; money in pesos. */
export interface SourceValues {
  year: string | number;
  fund_code: string | null;
  program: string;
  account_code: string;
  name: string;
  allotment: string | number;
  lines: LineValues[];
}

export function blankLine(): LineValues {
  return {
    key: crypto.randomUUID(),
    place: 'position',
    item_id: null,
    shown_item: '',
    position_id: null,
    shown_position: '',
    office_id: null,
    heads: 1,
    salary_grade: '',
    months: 12,
  };
}

export function blankSource(year: number): SourceValues {
  return { year, fund_code: null, program: '', account_code: ACCOUNT_OF_CASUALS, name: '', allotment: '', lines: [blankLine()] };
}

export function valuesOf(source: SourceRecord): SourceValues {
  const { year, fund_code, program, account_code, name, allotment, lines } = source;
  return {
    year,
    fund_code,
    program,
    account_code,
    name,
    allotment: allotment / 100,
    lines: lines.map((line) => ({
      key: `line-${line.no}`,
      place: line.item_id === null ? 'position' : 'item',
      item_id: line.item_id,
      shown_item: line.item_number ?? '',
      position_id: line.position_id,
      shown_position: line.position,
      office_id: line.office_id,
      heads: line.heads,
      salary_grade: line.salary_grade,
      months: line.months,
    })),
  };
}

/** A line as the calls take it; an item says position, office and grade itself. */
export function lineOf({ place, item_id, position_id, office_id, heads, salary_grade: grade, months }: LineValues) {
  const own = { heads: heads === '' ? Number.NaN : Number(heads), months: months === '' ? Number.NaN : Number(months) };
  if (place === 'item') return { ...own, heads: 1, item_id: item_id ?? 0, position_id: null, office_id: null, salary_grade: null };
  return { ...own, item_id: null, position_id, office_id, salary_grade: grade === '' ? null : Number(grade) };
}

export function bodyOf({ year, fund_code, allotment, lines, ...values }: SourceValues) {
  return {
    ...values,
    year: year === '' ? Number.NaN : Number(year),
    fund_code: fund_code ?? '',
    allotment: allotment === '' ? Number.NaN : centavosOf(allotment),
    lines: lines.map(lineOf),
  };
}
