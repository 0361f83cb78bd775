import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { CONDITIONS } from '@talaan/property/contract/fields.ts';
import { describeItem } from '@talaan/property/rules/describe-item.ts';
import { NATURES, TRANSFER_TYPES, type Nature, type ReportType, type TransferType } from '../contract/fields.ts';

interface Signer {
  name: string;
  position: string;
  office: string;
}

interface Line {
  property_no: string;
  article: string;
  description: string;
  brand: string;
  model: string;
  serial: string;
  unit: string;
  acquired_on: string;
  amount: number;
  /** The receipt or slip on which it was, with its day: `ICS SPHV-2026-11-0001`. */
  paper: string;
  paper_on: string | null;
  condition: keyof typeof CONDITIONS;
  remarks: string;
}

/** What papers of moves say, as it is stored when they are issued. Days as YYYY-MM-DD, money in centavos. */
interface AnyReport {
  number: string;
  dated_on: string;
  entity: string;
  fund: string;
  reason: string;
  /** Who signs for a holder who cannot. */
  witnesses: string;
  holder: Signer;
  lines: Line[];
}

export interface TransferSheet extends AnyReport {
  type: Extract<ReportType, 'PTR' | 'ITR'>;
  from: string;
  to: string;
  transfer_type: TransferType;
  other_type: string;
  approved_by: Signer;
  received_by: Signer;
}

export interface ReturnSheet extends AnyReport {
  type: Extract<ReportType, 'RRPPE' | 'RRSP'>;
  received_by: Signer;
}

export interface LossSheet extends AnyReport {
  type: Extract<ReportType, 'RLSDDP' | 'RLSDDSP'>;
  nature: Nature;
  lost_on: string | null;
  discovered_on: string;
  place: string;
  police_notified: boolean;
  police_station: string;
  police_on: string | null;
  notarized_on: string | null;
  notary: string;
  identity_paper: string;
  supervisor: Signer;
}

export type ReportSheet = TransferSheet | ReturnSheet | LossSheet;

/** The papers of transfers (GAM Appendix 76, Annex A.5 of COA Circular 2022-004), returns (Annex A.6) and losses (GAM Appendix 75, Annex A.9). */
export const reportForm = printedForm<ReportSheet>({
  template: new URL('./report.typ', import.meta.url),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<ReportSheet>): object {
  const { lines } = sheet;
  return {
    ...marks,
    ...sheet,
    date: longDate(sheet.dated_on),
    lines: lines.map((line) => ({
      ...line,
      described: describeItem(line),
      acquired: longDate(line.acquired_on),
      paper: numberOf(line.paper),
      held_on: line.paper_on === null ? numberOf(line.paper) : `${numberOf(line.paper)} / ${longDate(line.paper_on)}`,
      cost: formatMoney(line.amount),
      condition: CONDITIONS[line.condition],
      quantity: `1 ${line.unit}`,
    })),
    total: formatMoney(lines.reduce((sum, { amount }) => sum + amount, 0)),
    ...beside(sheet),
  };
}

/** What the boxes of one form say beside what all have. */
function beside(sheet: ReportSheet): object {
  if ('transfer_type' in sheet)
    return {
      types: Object.entries(TRANSFER_TYPES).map(([type, label]) => ({
        label,
        is: type === sheet.transfer_type,
        is_other: type === 'OTHER',
      })),
    };
  if (!('nature' in sheet)) return {};
  const dayOf = (day: string | null) => (day === null ? '' : longDate(day));
  return {
    natures: Object.entries(NATURES).map(([nature, label]) => ({ label, is: nature === sheet.nature })),
    police_day: dayOf(sheet.police_on),
    lost: sheet.lost_on === null ? `day unknown, discovered on ${longDate(sheet.discovered_on)}` : longDate(sheet.lost_on),
    notarized: dayOf(sheet.notarized_on),
    papers: [...new Set(sheet.lines.map(({ paper }) => numberOf(paper)))].join(', '),
  };
}

/** The boxes say PAR No. and ICS No.; a memorandum receipt of earlier times says what it is. */
function numberOf(paper: string): string {
  return paper.replace(/^(PAR|ICS) /, '');
}
