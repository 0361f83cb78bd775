import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../contract/boards.ts';
import { BOARDS } from '../rules/default-boards.ts';
import { boardsOf, findBoard, reaches, requireBoard } from './find-board.ts';
import { showBoard } from './shown.ts';

const SHOWN_CHANGES = 5;

/** A board with its figures. Errors: 403 for a board of others, 422 for a day to come. */
export async function readBoard(call: CallOf<typeof contract.readBoard>): Promise<AnswerOf<typeof contract.readBoard>> {
  const { params, actor, today } = call;
  const board = await requireBoard(call, params.board);
  const day = dayOf(call);
  const { figures, over, keptFrom } = await showBoard(call, board, day);
  return {
    board: { code: board.code, title: board.title, over, day, is_past: day < today },
    figures,
    boards: boardsOf(actor).map((code) => ({ code, title: BOARDS[code].title })),
    kept_from: keptFrom,
  };
}

/** The day that is asked for. Error: 422 for one to come. */
export function dayOf({ query, today }: Pick<CallOf<typeof contract.readBoard>, 'query' | 'today'>): string {
  const day = query.day ?? today;
  if (day > today) throw invalid({ day: ['Choose today or a day before.'] });
  return day;
}

/** What changed most on the first board that the caller may open: for their home. */
export async function readChanges(call: CallOf<typeof contract.readChanges>): Promise<AnswerOf<typeof contract.readChanges>> {
  for (const code of boardsOf(call.actor)) {
    const board = await findBoard(call.db, code);
    if (!reaches(call.actor, board)) continue;
    const shown = await showBoard(call, board, call.today);
    const compared = shown.figures.filter(({ strength }) => strength !== null);
    const figures = compared
      .filter(({ strength }) => strength! > 0)
      .toSorted((one, other) => other.strength! - one.strength!)
      .slice(0, SHOWN_CHANGES);
    return { board: code, figures, is_compared: compared.length > 0 };
  }
  return { board: null, figures: [], is_compared: false };
}
