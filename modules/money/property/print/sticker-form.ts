import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';

/** What a sticker says. */
export interface StickerSheet {
  entity: string;
  property_no: string;
  article: string;
  make: string;
  serial: string;
  acquired_on: string;
  /** Empty while it is in stock. */
  holder: string;
  /** SVG of the property number alone: what is read offline needs no address. */
  qr: string;
}

const layOut = (stickers: readonly OnPaper<StickerSheet>[], onRoll: boolean) => ({
  on_roll: onRoll,
  stickers: stickers.map(({ sheet }) => ({
    ...sheet,
    described: [sheet.article, sheet.make].filter(Boolean).join(', '),
    acquired: longDate(sheet.acquired_on),
  })),
});

const template = new URL('./stickers.typ', import.meta.url);

/** Each on a label of 2 by 1 inch. */
export const rollForm = printedForm<StickerSheet>({ template, layOut: (stickers) => layOut(stickers, true) });

/** 44 of the same on a sheet of A4, with lines to cut along. */
export const sheetForm = printedForm<StickerSheet>({ template, layOut: (stickers) => layOut(stickers, false) });
