import { sql } from 'kysely';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { officeOfCaller } from '@talaan/personnel/server/public.ts';
import { boardForm } from '../print/board-form.ts';
import { findBoard, readSeats } from './read-board.ts';

/** Names and term of a board, to be posted: those who sit today, without those for one post alone. Error: 404 beyond one's reach. */
export async function printBoard(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { today } = call;
  const board = await findBoard(call, call.params.id);
  const seats = await readSeats(call, board.id);
  const sheet = {
    office_id: board.office_id ?? (await officeOfCaller(call)) ?? (await rootOffice(call)),
    printed_on: today,
    board,
    seats: seats.filter(({ from, to, post }) => post === null && from <= today && (to === null || to >= today)),
  };
  return boardForm.answer(call.server, [{ sheet, code: null }], `${board.name}, members`);
}

/** The university itself, for a caller who serves in no office. */
async function rootOffice({ db }: Pick<Call, 'db'>): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select id from organization.office_view where parent_id is null order by tree_from, id limit 1`.execute(db);
  return rows[0]!.id;
}
