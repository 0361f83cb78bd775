import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { KINDS } from '../contract/fields.ts';

/** A sheet by which a room is counted on paper. */
export interface CountSheet {
  entity: string;
  kind: 'PPE' | 'SEMI';
  fund: string;
  as_at: string;
  office: string;
  room: string;
  lines: readonly { property_no: string; article: string; description: string; holder: string | null }[];
}

export const sheetForm = printedForm<CountSheet>({
  template: new URL('./sheet.typ', import.meta.url),
  layOut: (sheets) => ({ sheets: sheets.map(layOut) }),
});

function layOut({ sheet: { kind, as_at: asAt, room, lines, ...head } }: OnPaper<CountSheet>): object {
  return {
    ...head,
    kind: KINDS[kind],
    as_at: longDate(asAt),
    room: room || 'No room on the card',
    rows: lines.map((line, at) => [
      String(at + 1),
      line.property_no,
      [line.article, line.description].filter(Boolean).join(', '),
      line.holder ?? 'In stock',
    ]),
  };
}
