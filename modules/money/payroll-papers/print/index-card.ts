import { printedForm } from '@talaan/papers/server/public.ts';
import { showIdentityNumber } from '@talaan/personnel/rules/identity-numbers.ts';
import { tabulate } from '../rules/table.ts';
import { paymentColumns, type Payment } from '../rules/run/index-of-payments.ts';
import { layOutTable } from './paper-sheet.ts';

/** The card of a payee in the index of payments. */
export interface IndexCard {
  entity: string;
  year: string;
  is_draft: boolean;
  payments: readonly Payment[];
}

/** Index of payments (GAM Appendix 38): one card a payee. */
export const indexForm = printedForm<IndexCard>({
  template: new URL('./index-card.typ', import.meta.url),
  layOut: (sheets) => ({ cards: sheets.map(({ sheet }) => layOut(sheet)) }),
});

function layOut({ payments, ...card }: IndexCard): object {
  const { fullname, idno, tin } = payments[0]!;
  return {
    ...card,
    payee: fullname,
    idno,
    tin: showIdentityNumber('tin', tin) || 'none',
    ...layOutTable(tabulate(paymentColumns, [['', payments]])),
  };
}
