import { sql } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';

export interface FoundPost {
  id: number;
  code: string;
  title: string;
  office: string;
  office_id: number;
  board: 'NAPB' | 'APB';
  level: string | null;
  state: string;
}

const columns = sql`v.id, v.code, v.title, o.fullname as office, v.office_id, v.board, v.level, v.state`;

/** A post whose office the caller reaches among job posts. Error: 404. */
export async function findPost({ db, actor }: Pick<Call, 'db' | 'actor'>, id: number): Promise<FoundPost> {
  const { rows } = await sql<FoundPost>`
    select ${columns} from vacancies.post v join organization.office_view o on o.id = v.office_id where v.id = ${id} and ${postReach(actor)}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no such job post.');
  return rows[0];
}

/** The same without a question; the caller has been found to sit on its board. */
export async function readPost(db: Call['db'], id: number): Promise<FoundPost> {
  const { rows } = await sql<FoundPost>`
    select ${columns} from vacancies.post v join organization.office_view o on o.id = v.office_id where v.id = ${id}`.execute(db);
  return rows[0]!;
}

/** Posts (`v`) by their office (`o`); no post is one's own. */
function postReach(actor: Actor) {
  return visible({ ...actor, personnelId: null }, ['JOBPOST'], { person: 'v.id', tree: 'o.tree_from', campus: 'o.campus_id' });
}
