import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { PURPOSES, SLIPS, type SlipType } from '../contract/fields.ts';

interface Signer {
  name: string;
  position: string;
  office: string;
}

/** What a slip says, as it is stored when it is issued. Days as YYYY-MM-DD. */
export interface SlipSheet {
  type: SlipType;
  number: string;
  dated_on: string;
  expected_on: string;
  entity: string;
  purpose: keyof typeof PURPOSES;
  destination: string;
  reason: string;
  /** Who carries or borrows the items. */
  person: Signer;
  /** Of a loan: the accountable person under whom it is borrowed. */
  under: Signer | null;
  issued_by: Signer;
  lines: { property_no: string; article: string; described: string; unit: string; holder: string }[];
}

/** The gate pass and the borrower's slip, as supply offices use them. */
export const slipForm = printedForm<SlipSheet>({
  template: new URL('./slip.typ', import.meta.url),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<SlipSheet>): object {
  return {
    ...marks,
    ...sheet,
    title: SLIPS[sheet.type].toUpperCase(),
    date: longDate(sheet.dated_on),
    expected: longDate(sheet.expected_on),
    purposes: Object.entries(PURPOSES).map(([purpose, label]) => ({ label, is: purpose === sheet.purpose })),
  };
}
