import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm } from '@talaan/papers/server/public.ts';
import { BOARD_KINDS, SEAT_ROLES, type BoardRow, type SeatRow } from '../contract/boards.ts';

interface BoardSheet {
  /** Whose letterhead it carries. */
  office_id: number;
  printed_on: string;
  board: Pick<BoardRow, 'name' | 'kind' | 'order_number' | 'order_date' | 'from' | 'to'>;
  seats: readonly SeatRow[];
}

/** One page with names and term of a board, to be posted (domain page, section 7). It is no numbered paper. */
export const boardForm = printedForm<BoardSheet>({
  template: new URL('./board.typ', import.meta.url),
  letterhead: ({ office_id, printed_on }) => ({ officeId: office_id, date: printed_on }),
  layOut: ([only]) => {
    const { sheet, marks } = only!;
    const { board, seats } = sheet;
    const nameOf = new Map(seats.map(({ id, fullname }) => [id, fullname]));
    return {
      head: marks.head,
      name: board.name,
      kind: BOARD_KINDS[board.kind],
      order: [board.order_number && `Office Order ${board.order_number}`, board.order_date && longDate(board.order_date)]
        .filter(Boolean)
        .join(', '),
      term: `${longDate(board.from)} to ${board.to === null ? 'until revoked' : longDate(board.to)}`,
      posted: longDate(sheet.printed_on),
      seats: seats.map((seat) => ({
        role: seat.alternate_for_id === null ? SEAT_ROLES[seat.role] : 'Alternate',
        name: seat.fullname,
        note: [
          seat.title,
          seat.alternate_for_id !== null && `for ${nameOf.get(seat.alternate_for_id) ?? 'a former member'}`,
          seat.level && `${seat.level} level`,
        ]
          .filter(Boolean)
          .join(', '),
        position: [seat.position, seat.office].filter(Boolean).join(', '),
        vote: seat.votes ? 'Yes' : 'No',
      })),
    };
  },
});
