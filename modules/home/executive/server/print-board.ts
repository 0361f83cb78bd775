import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { printBoard as endpoint } from '../contract/boards.ts';
import { boardForm, type PrintedFigure } from '../print/board-form.ts';
import { formatValue, unitAfter } from '../rules/format-value.ts';
import { FEWER, formatMissing } from '../rules/format-missing.ts';
import { requireBoard } from './find-board.ts';
import { dayOf } from './read-board.ts';
import { showBoard, type Shown } from './shown.ts';

/** Of each class so many rows are on paper, the rest as one. */
const MOST_ROWS = 5;

/** A board as a board paper. Errors: 403 for a board of others; 404 where no office gives its letterhead; 422 for a day to come. */
export async function printBoard(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const board = await requireBoard(call, call.params.board);
  const day = dayOf(call);
  const [{ figures, over }, root] = await Promise.all([showBoard(call, board, day), firstOffice(call)]);
  const sheet = {
    office_id: board.officeId ?? root,
    date: call.today,
    title: board.title,
    over,
    of: longDate(day),
    printed: longDate(call.today),
    figures: figures.map(onPaper),
  };
  return boardForm.answer(call.server, [{ sheet, code: null }], `${board.title} ${day}`);
}

function onPaper(figure: Shown): PrintedFigure {
  const { title, value, of, target, unit, change, note, parts = [] } = figure;
  return {
    title,
    value: value === null ? '' : formatValue(value, unit),
    beside:
      value === null ? '' : [of === undefined ? '' : `of ${formatValue(of, unit)}`, unitAfter(of ?? value, unit)].filter(Boolean).join(' '),
    missing: formatMissing(figure),
    change: change ?? '',
    target: target === undefined || target === of ? '' : `Target ${formatValue(target, unit)}`,
    note: note ?? '',
    parts: parts
      .filter(({ rows }) => rows.length > 0)
      .map((part) => ({
        title: part.title,
        rows: [
          ...part.rows
            .slice(0, MOST_ROWS)
            .map(({ name, value: one }): [string, string] => [name, one === null ? FEWER : formatValue(one, part.unit ?? unit)]),
          ...(part.rows.length > MOST_ROWS ? [[`and ${part.rows.length - MOST_ROWS} more`, ''] as [string, string]] : []),
        ],
      })),
  };
}

/** The office whose letterhead a board of the university carries. */
async function firstOffice({ db }: Pick<Call, 'db'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from organization.office_view order by tree_from limit 1`.execute(db);
  if (!rows[0]) throw notFound('The paper needs the letterhead of an office. Add an office first.');
  return rows[0].id;
}
