import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import { REPRESENTED_NAMES, SEAT_NAMES } from '../contract/codes.ts';
import type { SeatRow } from '../contract/committees.ts';

interface CommitteeSheet {
  /** Whose letterhead it carries. */
  office_id: number;
  printed_on: string;
  name: string;
  needed: number;
  seats: readonly SeatRow[];
}

/** The members of a committee with their terms and orders. It is no numbered paper. */
export const committeeForm = printedForm<CommitteeSheet>({
  template: new URL('./committee.typ', import.meta.url),
  letterhead: ({ office_id, printed_on }) => ({ officeId: office_id, date: printed_on }),
  layOut: ([only]) => {
    const { sheet, marks } = only!;
    return {
      head: marks.head,
      name: sheet.name,
      as_of: longDate(sheet.printed_on),
      needed: sheet.needed,
      seats: sheet.seats.map((seat) => ({
        role: SEAT_NAMES[seat.role],
        name: seat.fullname,
        note: seat.represents === null ? '' : REPRESENTED_NAMES[seat.represents],
        position: [seat.position, seat.office].filter(Boolean).join(', '),
        term: `${longDate(seat.from)} to ${seat.to === null ? 'until revoked' : longDate(seat.to)}`,
        order: seat.order_no,
      })),
    };
  },
});
