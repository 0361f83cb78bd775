import { sql } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { executiveFigures } from '@talaan/kernel/server/executive-figure.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../contract/composition.ts';
import { BOARDS } from '../rules/default-boards.ts';
import { findBoard } from './find-board.ts';
import { figuresByName } from './read-figures.ts';

/** What a board has, and what it could have. */
export async function readComposition({
  db,
  server,
  params,
}: CallOf<typeof contract.readComposition>): Promise<AnswerOf<typeof contract.readComposition>> {
  const board = await findBoard(db, params.board);
  const known = await figuresByName(server);
  const own = new Set(allContributed(server, executiveFigures).map(({ name }) => name));
  return {
    composition: {
      title: board.title,
      office_id: board.officeId,
      figures: board.figures.filter((name) => known.has(name)),
      is_default: board.figures === BOARDS[params.board].figures,
    },
    offered: [...known.values()]
      .map(({ name, title, definition }) => ({ name, title, definition, is_saved: !own.has(name) }))
      .toSorted((one, other) => one.title.localeCompare(other.title)),
  };
}

/** Chooses the figures of a board. Error: 422 for a figure that there is not, or one that is chosen twice. */
export async function compose(call: CallOf<typeof contract.compose>): Promise<AnswerOf<typeof contract.compose>> {
  const { db, server, params, body } = call;
  const known = await figuresByName(server);
  if (body.figures.some((name) => !known.has(name))) throw invalid({ figures: ['One of the figures was removed. Choose again.'] });
  if (new Set(body.figures).size < body.figures.length) throw invalid({ figures: ['A figure is on the board once.'] });
  const before = await findBoard(db, params.board);
  const figures = body.figures.length === 0 ? null : body.figures;
  await sql`
    insert into executive.board (code, office_id, figures) values (${params.board}, ${body.office_id}::integer, ${figures}::text[])
    on conflict (code) do update set office_id = excluded.office_id, figures = excluded.figures`.execute(db);
  await recordChange(call, {
    action: 'compose a board',
    subject: `executive.board:${params.board}`,
    before: { office_id: before.officeId, figures: before.figures },
    after: { office_id: body.office_id, figures: figures ?? BOARDS[params.board].figures },
  });
  return { message: `${before.title} was saved.` };
}

/** The caller's saved views of lists, from which a figure can be made: of lists that stand by themselves. */
export async function listSavedLists({
  db,
  server,
  actor,
}: CallOf<typeof contract.listSavedLists>): Promise<AnswerOf<typeof contract.listSavedLists>> {
  const named = new Map(server.endpoints.filter(({ path }) => server.reads.has(path)).map(({ path, summary }) => [path, summary]));
  const { rows: views } = await sql<{ id: number; name: string; list: string }>`
    select id, name, list from kernel.saved_view where owner_id = ${actor.accountId} and list = any(${[...named.keys()]})
    order by kernel.plain(name), id`.execute(db);
  return { views: views.map((view) => ({ ...view, list: named.get(view.list)! })) };
}

/** Makes a figure of a saved view of the caller. Errors: 404 for a view of others, 422 for a title that there is. */
export async function addSavedFigure(call: CallOf<typeof contract.addSavedFigure>): Promise<AnswerOf<typeof contract.addSavedFigure>> {
  const { db, actor, body, now } = call;
  const { rows } = await sql<{ id: number }>`
    insert into executive.saved_figure (title, definition, list, screen, query, account_id, added_at)
    select ${body.title}, ${body.definition}, list, screen, query, ${actor.accountId}, ${now.toString()}
    from kernel.saved_view where id = ${body.view_id} and owner_id = ${actor.accountId} returning id`.execute(db);
  if (!rows[0]) throw notFound('There is no such saved view of yours.');
  const { id } = rows[0];
  await recordChange(call, {
    action: 'add a figure',
    subject: `executive.saved_figure:${id}`,
    after: { title: body.title, definition: body.definition },
  });
  return { message: `${body.title} can be put on the boards now.`, name: `saved-${id}` };
}

/** Removes such a figure from everywhere. Error: 404. */
export async function removeSavedFigure(
  call: CallOf<typeof contract.removeSavedFigure>,
): Promise<AnswerOf<typeof contract.removeSavedFigure>> {
  const { db, params } = call;
  const name = `saved-${params.id}`;
  const { rows } = await sql<{ title: string; definition: string }>`
    delete from executive.saved_figure where id = ${params.id} returning title, definition`.execute(db);
  if (!rows[0]) throw notFound('There is no such figure.');
  await sql`update executive.board set figures = array_remove(figures, ${name}) where ${name} = any(figures)`.execute(db);
  await sql`delete from executive.kept where figure = ${name}`.execute(db);
  await recordChange(call, { action: 'remove a figure', subject: `executive.saved_figure:${params.id}`, before: rows[0] });
  return { message: `${rows[0].title} was removed.` };
}
