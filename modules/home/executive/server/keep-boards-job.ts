import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { KeptReading } from '../contract/boards.ts';
import { BOARD_CODES } from '../rules/default-boards.ts';
import { about, findBoard, type FoundBoard } from './find-board.ts';
import { asKept, readFigures } from './read-figures.ts';

/** Soon after midnight: keeps what the boards came to on the day that is over. Run again, it keeps the same day once. */
export const keepBoardsJob: Job<Record<string, never>> = {
  kind: 'executive.keep',
  cron: '5 0 * * *',
  run: async ({ server }) => keepBoards(server, Temporal.PlainDate.from(server.clock.today()).subtract({ days: 1 }).toString()),
};

/** Keeps all boards for a day, one after the other; figures that failed are missing. Answers how many figures were kept. */
export async function keepBoards(server: Server, day: string): Promise<{ kept: number }> {
  let kept = 0;
  for (const code of BOARD_CODES) {
    const board = await findBoard(server.db, code);
    const { figures } = await readFigures(server, board, day);
    const rows = figures.flatMap(({ figure, reading }) => (reading === 'failed' ? [] : [{ figure: figure.name, reading }]));
    await keep(server.db, board, day, server.clock.now(), rows);
    kept += rows.length;
  }
  return { kept };
}

/** Keeps the figures of one board that these are, for a day; the first that fails ends it. */
export async function keepFigures(
  { db, modules }: { db: Database; modules: Server['modules'] },
  board: FoundBoard,
  figures: readonly ExecutiveFigure[],
  day: string,
  now: Temporal.Instant,
): Promise<void> {
  const rows = [];
  for (const { read, ...figure } of figures.filter(({ name }) => board.figures.includes(name)))
    rows.push({
      figure: figure.name,
      reading: asKept(await read({ db, server: { modules }, day, now, ...about(board) }), figure),
    });
  await keep(db, board, day, now, rows);
}

async function keep(
  db: Database,
  { code }: FoundBoard,
  day: string,
  now: Temporal.Instant,
  rows: readonly { figure: string; reading: KeptReading }[],
): Promise<void> {
  await sql`
    insert into executive.kept (board, figure, day, reading, kept_at)
    select ${code}, r.figure, ${day}::date, r.reading, ${now.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (figure text, reading jsonb)
    on conflict (board, day, figure) do update set reading = excluded.reading, kept_at = excluded.kept_at`.execute(db);
}
