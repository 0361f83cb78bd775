import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { Mode, ReportType } from '../contract/fields.ts';

interface Signer {
  name: string;
  position: string;
  office: string;
}

interface Line {
  property_no: string;
  article: string;
  described: string;
  unit: string;
  acquired_on: string;
  cost: number;
  depreciation: number;
  impairment: number;
  carrying: number;
  remarks: string;
  /** As it was disposed of, else as the committee recommends; null before the inspection. */
  mode: Mode | null;
  other_mode: string;
  appraised: number | null;
  or_no: string;
  /** The transfer report or the certificate of destruction. */
  reference: string;
  /** What its sale brought. */
  amount: number | null;
}

/** What a report says, as it is stored when it is issued. Days as YYYY-MM-DD, money in centavos. */
export interface ReportSheet {
  type: ReportType;
  number: string;
  as_at: string;
  entity: string;
  fund: string;
  officer: Signer;
  approved_by: Signer;
  inspected_by: Signer;
  witnesses: string;
  witnessed_on: string | null;
  lines: Line[];
}

/** The inventory and inspection report of unserviceable property: GAM Appendix 74, and Annex A.10 of COA Circular 2022-004. */
export const reportForm = printedForm<ReportSheet>({
  template: new URL('./report.typ', import.meta.url),
  layOut: ([only]) => layOut(only!),
});

const MODES_IN_COLUMNS: readonly Mode[] = ['SALE', 'TRANSFER', 'DESTRUCTION', 'OTHER'];

function layOut({ sheet, marks }: OnPaper<ReportSheet>): object {
  const { lines, as_at, witnessed_on: witnessed } = sheet;
  const total = (of: (line: Line) => number | null) => formatMoney(lines.reduce((sum, line) => sum + (of(line) ?? 0), 0));
  return {
    ...marks,
    ...sheet,
    date: longDate(as_at),
    witnessed: witnessed === null ? '' : longDate(witnessed),
    lines: lines.map(({ mode, other_mode: other, or_no: receipt, reference, ...line }) => ({
      ...line,
      acquired: longDate(line.acquired_on),
      cost: formatMoney(line.cost),
      depreciation: orDash(line.depreciation),
      impairment: orDash(line.impairment),
      carrying: formatMoney(line.carrying),
      modes: MODES_IN_COLUMNS.map((one) => (one !== mode ? '' : one === 'OTHER' ? other : '1')),
      total: mode === null ? '' : '1',
      appraised: line.appraised === null ? '' : formatMoney(line.appraised),
      receipt: receipt || reference,
      amount: line.amount === null ? '' : formatMoney(line.amount),
    })),
    totals: {
      quantity: String(lines.length),
      cost: total(({ cost }) => cost),
      depreciation: total(({ depreciation }) => depreciation),
      impairment: total(({ impairment }) => impairment),
      carrying: total(({ carrying }) => carrying),
      modes: MODES_IN_COLUMNS.map((mode) => String(lines.filter((line) => line.mode === mode).length || '')),
      disposed: String(lines.filter(({ mode }) => mode !== null).length || ''),
      appraised: lines.some(({ appraised }) => appraised !== null) ? total(({ appraised }) => appraised) : '',
      amount: lines.some(({ amount }) => amount !== null) ? total(({ amount }) => amount) : '',
    },
  };
}

function orDash(sum: number): string {
  return sum === 0 ? '–' : formatMoney(sum);
}
