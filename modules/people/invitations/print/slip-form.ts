import { printedForm } from '@talaan/papers/server/public.ts';

/** What the slip of one person says. */
export interface Slip {
  university: string;
  name: string;
  number: string;
  office: string;
  /** Of the page where the code is entered, without `https://`. */
  address: string;
  /** In groups of four; null where the invitation was replaced or withdrawn before the slip was printed. */
  code: string | null;
  /** SVG. */
  qr: string;
  until: string;
}

/** Eight slips on a page of A4, in their order, to be cut apart. */
export const slipForm = printedForm<Slip>({
  template: new URL('./slips.typ', import.meta.url),
  layOut: (slips) => ({ slips: slips.map(({ sheet }) => sheet) }),
});

/** Slips of twenty pages: parts of a print are joined page by page, so none but the last has room left. */
export const SLIPS_IN_A_PART = 160;
