import { printedForm } from '@talaan/papers/server/public.ts';

/** What the card of one person says. */
export interface Card {
  university: string;
  surname: string;
  given: string;
  idno: string;
  office: string;
  position: string;
  /** SVG; null where the card was ended before it was printed. */
  qr: string | null;
}

/** Ten cards of 85.6 by 54 mm on a page of A4, to be cut apart. */
export const cardForm = printedForm<Card>({
  template: new URL('./cards.typ', import.meta.url),
  layOut: (cards) => ({ cards: cards.map(({ sheet }) => sheet) }),
});

/** Cards of twenty pages: parts of a print are joined page by page, so none but the last has room left. */
export const CARDS_IN_A_PART = 200;
