import { contributedBy } from '@talaan/kernel/contract/contributions.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import { databaseOver } from '@talaan/kernel/server/demo/database-over.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { BOARD_CODES, type BoardCode } from '../rules/default-boards.ts';
import { findBoard } from '../server/find-board.ts';
import { keepFigures } from '../server/keep-boards-job.ts';

/** The office at the top of those that a board of the demo university is about. */
const OFFICES: Partial<Record<BoardCode, string>> = {
  ovpaa: 'OVPAA',
  ovpsas: 'OVPSAS',
  ovprei: 'OVPREI',
  ovpaf: 'OVPAF',
  ovppd: 'OVPPD',
};
const MONTHS = 12;

/** The boards with the offices of their vice presidents, and what they came to at the ends of twelve months, a week ago and yesterday. */
export async function loadDemo({ client, now, today, modules }: DemoMaking): Promise<void> {
  await client.query(
    `insert into executive.board (code, office_id)
     select b.key, o.id from jsonb_each_text($1::jsonb) b join organization.office_view o on o.acronym = b.value`,
    [JSON.stringify(OFFICES)],
  );
  const db = databaseOver(client);
  const figures = contributedBy(modules, executiveFigures);
  const ends = Array.from({ length: MONTHS }, (_none, at) => today.with({ day: 1 }).subtract({ months: at, days: 1 }));
  const days = [...ends, today.subtract({ years: 1 }), today.subtract({ days: 7 }), today.subtract({ days: 1 })];
  for (const code of BOARD_CODES) {
    const board = await findBoard(db, code);
    for (const day of days) await keepFigures({ db, modules }, board, figures, day.toString(), now);
  }
}
