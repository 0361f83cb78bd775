import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { keep, stretchOf } from '@talaan/kernel/server/kept/kept.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import type { KeptReading, ShownFigure } from '../contract/boards.ts';
import { dayBefore, formatChange, strengthOf } from '../rules/compare.ts';
import { figuresByName, readFigures } from './read-figures.ts';
import type { FoundBoard } from './find-board.ts';

type Asking = Pick<Call, 'db' | 'server' | 'today'>;

/** A figure as it is shown, and how strongly it moved since the day with which it is compared (null: nothing to compare). */
export type Shown = ShownFigure & { strength: number | null };

interface KeptRow {
  figure: string;
  reading: KeptReading;
  kept_at: string;
}

interface Before {
  figure: string;
  /** What was kept of the days asked for, by day. */
  values: Record<string, number | null>;
}

const MONTHS = 12;
/** A board that was read is given again for so long; who leaves it open sees each change a little later. */
const KEPT_MS = 30_000;

/** What a board shows of a day. */
export interface ShownBoard {
  figures: Shown[];
  /** Whom it is about, by name. */
  over: string;
  /** The first day that was kept; null: none yet. */
  keptFrom: string | null;
}

const shownBoards = keep<ShownBoard>({ name: 'A board as it is shown today', topics: [], most: 30 });

/** A board on a day: as it was kept, or as it is now; the latter is read again after half a minute, or when it was composed anew. */
export function showBoard({ server, today }: Pick<Call, 'server' | 'today'>, board: FoundBoard, day: string): Promise<ShownBoard> {
  const asking: Asking = { db: server.db, server, today };
  const read = async () => {
    const [figures, over, keptFrom] = await Promise.all([
      showFigures(asking, board, day),
      nameOver(asking, board),
      firstKept(asking, board),
    ]);
    return { figures, over, keptFrom };
  };
  const { code, span, figures: names, acronym } = board;
  const question = [code, span, names, acronym, day, stretchOf(KEPT_MS, performance.now())];
  return day === today ? shownBoards(server).answer({ seen: null }, question, read) : read();
}

/** Two statements beside those of the figures. */
async function showFigures(call: Asking, board: FoundBoard, day: string): Promise<Shown[]> {
  const { server, today } = call;
  const [figures, before] = await Promise.all([
    day === today ? ofToday(call, board) : ofPast(call, board, day),
    readBefore(call, board, day, [dayBefore('week', day), dayBefore('year', day)]),
  ]);
  const known = await figuresByName(server);
  return figures.map(({ figure, reading, asOf }) => {
    const { title, definition, unit, compare, link } = known.get(figure.name) ?? figure;
    const values = before.get(figure.name) ?? {};
    const found = reading === 'failed' ? { value: null } : reading;
    const then = compare ? values[dayBefore(compare, day)] : undefined;
    const isCompared = compare !== undefined && found.value !== null && then != null;
    return {
      ...found,
      ...((found.link ?? link) ? { link: found.link ?? link } : {}),
      name: figure.name,
      title,
      definition,
      unit,
      as_of: asOf,
      failed: reading === 'failed',
      change: isCompared ? formatChange(unit, compare, day, found.value!, then) : null,
      strength: isCompared ? strengthOf(found.value!, then) : null,
      series: seriesOf(values, day, found.value),
    };
  });
}

interface Held {
  figure: Omit<ExecutiveFigure, 'read'>;
  reading: KeptReading | 'failed';
  asOf: string | null;
}

async function ofToday({ server, today }: Asking, board: FoundBoard): Promise<Held[]> {
  const { asOf, figures } = await readFigures(server, board, today);
  return figures.map((one) => ({ ...one, asOf }));
}

/** What was kept of a day: of each figure of the board, also of those of which nothing was. */
async function ofPast({ db, server }: Asking, board: FoundBoard, day: string): Promise<Held[]> {
  const { rows } = await sql<KeptRow>`
    select figure, reading, kept_at from executive.kept where board = ${board.code} and day = ${day}::date`.execute(db);
  const kept = new Map(rows.map((row) => [row.figure, row]));
  const known = await figuresByName(server);
  return board.figures.flatMap((name) => {
    const figure = known.get(name);
    if (!figure) return [];
    const row = kept.get(name);
    const reading: KeptReading = row?.reading ?? { value: null, missing: 'Nothing was kept of this day.' };
    return [{ figure, reading, asOf: row ? row.kept_at : null }];
  });
}

/** What was kept of these days, and of the last days of the twelve months before: by figure and day. */
async function readBefore({ db }: Asking, { code }: FoundBoard, day: string, days: readonly string[]) {
  const wanted = [...new Set([...days, ...endsOfMonths(day)])];
  const { rows } = await sql<Before>`
    select figure, jsonb_object_agg(day, (reading->>'value')::bigint) as values from executive.kept
    where board = ${code} and day = any(${wanted}::date[]) group by figure`.execute(db);
  return new Map(rows.map(({ figure, values }) => [figure, values]));
}

function endsOfMonths(day: string): string[] {
  const first = Temporal.PlainDate.from(day).with({ day: 1 });
  return Array.from({ length: MONTHS }, (_none, at) => first.subtract({ months: MONTHS - 1 - at, days: 1 }).toString());
}

function seriesOf(values: Before['values'], day: string, value: number | null): ShownFigure['series'] {
  const found = endsOfMonths(day).flatMap((end) => (values[end] == null ? [] : [{ day: end, value: values[end] }]));
  return value === null || found.length === 0 ? [] : [...found, { day, value }];
}

async function nameOver({ db, today }: Asking, { acronym }: FoundBoard): Promise<string> {
  return acronym === '' ? readUniversityName(db, today) : `${acronym} and its offices`;
}

async function firstKept({ db }: Asking, { code }: FoundBoard): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(day) as day from executive.kept where board = ${code}`.execute(db);
  return rows[0]!.day;
}
