import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { KINDS } from '../contract/fields.ts';
import { shortageOrOverage } from '../rules/report-lines.ts';

/** What the report of a count says beside its lines, as it is stored when it is issued. */
export interface ReportHead {
  kind: 'PPE' | 'SEMI';
  as_at: string;
  fund: string;
  entity: string;
  officer: { name: string; position: string; since: string };
  committee: { name: string; role: 'CHAIR' | 'MEMBER' }[];
  head: { name: string; post: string };
  coa: string;
}

/** Money in centavos. */
export interface ReportLine {
  article: string;
  description: string;
  property_no: string;
  unit: string;
  unit_value: number | null;
  on_card: number;
  on_hand: number;
  remarks: string;
}

/** The report of a count for one type of property, which the forms ask for one by one. */
export interface ReportSheet {
  head: ReportHead;
  account_code: string;
  account_name: string;
  lines: readonly ReportLine[];
}

/** RPCPPE (GAM Appendix 73) and RPCSP (COA Circular 2022-004, Annex A.8). */
export const reportForm = printedForm<ReportSheet>({
  template: new URL('./report.typ', import.meta.url),
  layOut: (sheets) => ({ paper: sheets[0]!.marks.paper, reports: sheets.map(layOut) }),
});

export const FORM_WORDS = {
  PPE: {
    annex: 'Appendix 73',
    title: 'REPORT ON THE PHYSICAL COUNT OF PROPERTY, PLANT AND EQUIPMENT',
    type: 'Type of Property, Plant and Equipment',
    number: 'Property Number',
    on_card: 'Quantity per Property Card',
    on_hand: 'Quantity per Physical Count',
  },
  SEMI: {
    annex: 'Annex A.8',
    title: 'REPORT ON THE PHYSICAL COUNT OF SEMI-EXPENDABLE PROPERTY',
    type: 'Type of Semi-Expendable Property',
    number: 'Semi-Expendable Property No.',
    on_card: 'Balance per Card (Quantity)',
    on_hand: 'On Hand per Count (Quantity)',
  },
} as const;

/** As the form has it before the table. */
export function accountableWords({ officer, entity }: ReportHead): string {
  return `For which ${officer.name}, ${officer.position}, ${entity} is accountable, having assumed such accountability on ${longDate(officer.since)}.`;
}

const COUNT = new Intl.NumberFormat('en-PH');

function layOut({ sheet: { head, account_code: code, account_name: name, lines } }: OnPaper<ReportSheet>): object {
  const said = lines.map((line) => ({ ...line, ...shortageOrOverage(line) }));
  const differing = said.filter(({ quantity }) => quantity !== 0);
  return {
    ...FORM_WORDS[head.kind],
    of: code === '' ? `${KINDS[head.kind]}: ${name}` : `${name} (${code})`,
    as_at: longDate(head.as_at),
    fund: head.fund,
    accountable: accountableWords(head),
    rows: said.map((line) => [
      line.article,
      line.description,
      line.property_no,
      line.unit,
      formatMoney(line.unit_value),
      count(line.on_card),
      count(line.on_hand),
      line.quantity === 0 ? '' : signed(line.quantity, count),
      line.quantity === 0 || line.value === null ? '' : signed(line.value, formatMoney),
      line.remarks,
    ]),
    totals: [
      formatMoney(said.reduce((sum, { unit_value: unit, on_card: onCard }) => sum + (unit ?? 0) * onCard, 0)),
      count(said.reduce((sum, { on_card: onCard }) => sum + onCard, 0)),
      count(said.reduce((sum, { on_hand: onHand }) => sum + onHand, 0)),
      signed(
        differing.reduce((sum, { quantity }) => sum + quantity, 0),
        count,
      ),
      signed(
        differing.reduce((sum, { value }) => sum + (value ?? 0), 0),
        formatMoney,
      ),
    ],
    committee: head.committee.map((one) => ({ name: one.name, role: one.role === 'CHAIR' ? 'Chair, Inventory Committee' : 'Member' })),
    head: head.head,
    coa: head.coa,
  };
}

function count(number: number): string {
  return COUNT.format(number);
}

/** A shortage stands in brackets, as accountants write it. */
function signed(number: number, say: (number: number) => string): string {
  return number < 0 ? `(${say(-number)})` : say(number);
}
