import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { FormSheet, SheetCell } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import type { PropertyCard } from '../contract/cards.ts';
import type { Book } from '../contract/fields.ts';

/** A card to be printed. It is kept at the desk and drawn anew each time, so that it has no code. */
export interface CardSheet {
  book: Book;
  entity: string;
  /** The day of the print. */
  as_of: string;
  card: PropertyCard;
}

/** Property card (GAM Appendix 69) and its ledger card (Appendix 70); of semi-expendable property Annex A.1 and A.2 of COA Circular 2022-004. */
export const cardForm = printedForm<CardSheet>({
  template: new URL('./card.typ', import.meta.url),
  layOut: (sheets) => ({ cards: sheets.map(({ sheet }) => layOut(sheet)) }),
});

const WORDS = {
  card: {
    PPE: { annex: 'Appendix 69', title: 'PROPERTY CARD', of: 'Property, Plant and Equipment', number: 'Property Number' },
    SEMI: {
      annex: 'Annex A.1',
      title: 'SEMI-EXPENDABLE PROPERTY CARD',
      of: 'Semi-expendable Property',
      number: 'Semi-expendable Property Number',
    },
  },
  ledger: {
    PPE: {
      annex: 'Appendix 70',
      title: 'PROPERTY, PLANT AND EQUIPMENT LEDGER CARD',
      of: 'Property, Plant and Equipment',
      number: 'Property Number',
    },
    SEMI: {
      annex: 'Annex A.2',
      title: 'SEMI-EXPENDABLE PROPERTY LEDGER CARD',
      of: 'Semi-expendable Property',
      number: 'Semi-expendable Property Number',
    },
  },
} as const;

const wordsOf = ({ book, card }: CardSheet) => WORDS[book][card.class === 'PPE' ? 'PPE' : 'SEMI'];

/** The lines of the card, with the two further figures of a ledger card. */
const linesOf = ({ book, card }: CardSheet) =>
  book === 'ledger' ? card.ledger : card.entries.map((entry) => ({ ...entry, accumulated: null, carrying: 0 }));

function layOut(sheet: CardSheet): object {
  const { book, card, entity, as_of: day } = sheet;
  return {
    ...wordsOf(sheet),
    is_ledger: book === 'ledger',
    entity,
    as_of: longDate(day),
    closed_to: monthName(card.closed_to),
    fund: card.fund,
    account: `${card.account_name} (${card.account})`,
    property_no: card.property_no,
    article: card.article,
    described: [card.article, card.described].filter(Boolean).join(', '),
    life: yearsOf(card),
    rate: rateOf(card),
    rows: linesOf(sheet)
      .map((line) => [
        longDate(line.day),
        line.reference,
        line.received || '',
        line.received ? formatMoney(card.unit_cost) : '',
        line.received ? formatMoney(line.received * card.unit_cost) : '',
        line.moved ? card.property_no : '',
        line.moved || '',
        line.officer,
        line.balance,
        formatMoney(line.amount),
        ...(book === 'ledger' ? [line.accumulated === null ? '' : formatMoney(line.accumulated), '', formatMoney(line.carrying)] : []),
        line.remarks,
      ])
      .map((row) => row.map(String)),
  };
}

/** The same as a workbook. */
export function cardWorkbook(sheet: CardSheet): FormSheet {
  const { book, card, entity, as_of: day } = sheet;
  const { annex, title, of, number } = wordsOf(sheet);
  const headings = [
    'Date',
    'Reference',
    'Receipt: Qty.',
    'Receipt: Unit cost',
    'Receipt: Total cost',
    'Issue/Transfer/Disposal: Item no.',
    'Issue/Transfer/Disposal: Qty.',
    'Issue/Transfer/Disposal: Office/Officer',
    'Balance: Qty.',
    'Amount',
    ...(book === 'ledger' ? ['Accumulated depreciation', 'Accumulated impairment losses', 'Carrying amount'] : []),
    'Remarks',
  ];
  const columns = headings.length;
  const whole = { at: 0, columns };
  const facts = [
    `Entity Name: ${entity}`,
    `Fund Cluster: ${card.fund}`,
    `${of}: ${card.account_name} (${card.account})`,
    `${number}: ${card.property_no}`,
    `Description: ${[card.article, card.described].filter(Boolean).join(', ')}`,
    `Estimated useful life: ${yearsOf(card)}`,
    ...(book === 'ledger' && card.class === 'PPE' ? [`Rate of depreciation: ${rateOf(card)}`] : []),
  ];
  return {
    above: [
      [{ ...whole, text: annex }],
      [{ ...whole, text: title, isBold: true, isCentred: true }],
      ...facts.map((text) => [{ ...whole, text }]),
      [],
    ],
    headings,
    rows: linesOf(sheet).map((line): SheetCell[] => [
      longDate(line.day),
      line.reference,
      line.received || null,
      line.received ? card.unit_cost / 100 : null,
      line.received ? (line.received * card.unit_cost) / 100 : null,
      line.moved ? card.property_no : '',
      line.moved || null,
      line.officer,
      line.balance,
      line.amount / 100,
      ...(book === 'ledger' ? [line.accumulated === null ? null : line.accumulated / 100, null, line.carrying / 100] : []),
      line.remarks,
    ]),
    below: [[{ ...whole, text: `As of ${longDate(day)}` }]],
    widths: [14, 30, 10, 16, 16, 24, 10, 34, 10, 16, ...(book === 'ledger' ? [18, 18, 18] : []), 44],
  };
}

function yearsOf({ life_years: years }: PropertyCard): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** Of the cost in a year. */
function rateOf({ life_years: years, residual_permille: residual }: PropertyCard): string {
  const percent = (1000 - residual) / 10 / years;
  return `${percent.toLocaleString('en-PH', { maximumFractionDigits: 2 })} % a year, residual value ${residual / 10} %`;
}
