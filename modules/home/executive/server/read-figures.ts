import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { executiveFigures, type ExecutiveFigure, type BoardReading } from '@talaan/kernel/server/executive-figure.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { KeptReading } from '../contract/boards.ts';
import { hideSmall, isSmall } from '../rules/hide-small.ts';
import { about, type FoundBoard } from './find-board.ts';
import { savedFigures } from './saved-figures.ts';

/** So many figures of a board are read at once, so that one board leaves connections for everybody else. */
const AT_ONCE = 4;

/** What a figure came to; `failed` where its module could not say. */
export interface ReadFigure {
  figure: Omit<ExecutiveFigure, 'read'>;
  reading: KeptReading | 'failed';
}

export interface ReadNow {
  asOf: string;
  figures: ReadFigure[];
}

/** What all modules contribute, and what the university added, by name. */
export async function figuresByName(server: Server): Promise<Map<string, ExecutiveFigure>> {
  const all = [...allContributed(server, executiveFigures), ...(await savedFigures(server))];
  return new Map(all.map((one) => [one.name, one]));
}

/** The figures of a board on this day, in its order. A figure that fails is told and leaves the others; one that no module has any more is left out. */
export async function readFigures(server: Server, board: FoundBoard, day: string): Promise<ReadNow> {
  const known = await figuresByName(server);
  const wanted = board.figures.flatMap((name) => known.get(name) ?? []);
  const now = server.clock.now();
  const read: ReadFigure[] = [];
  const left = wanted.entries();
  const work = async () => {
    for (const [at, { read: ask, ...figure }] of left) {
      try {
        read[at] = {
          figure,
          reading: asKept(await ask({ db: server.db, server, day, now, ...about(board) }), figure),
        };
      } catch (error) {
        server.http.log.error({ err: error, board: board.code, figure: figure.name }, 'a figure of a board failed');
        read[at] = { figure, reading: 'failed' };
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { asOf: now.toString(), figures: read };
}

/** What a figure came to as it is kept and shown: without classes of fewer than five people. Parts in another unit are no people. */
export function asKept({ value, parts, ...rest }: BoardReading, { isOfPeople = false }: Pick<ExecutiveFigure, 'isOfPeople'>): KeptReading {
  const kept: KeptReading = { ...rest, value };
  if (isOfPeople && isSmall(value)) Object.assign(kept, { value: null, is_small: true });
  if (parts)
    kept.parts = parts.map(({ title, unit, rows, isApart }) => ({
      title,
      ...(unit ? { unit } : {}),
      rows: isOfPeople && !unit ? hideSmall({ rows, isApart: isApart ?? false }) : rows,
    }));
  return kept;
}
