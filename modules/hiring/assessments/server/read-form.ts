import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { WholeForm } from '../contract/forms.ts';

/** One version of a form, whole. Error: 404. */
export async function readForm({ db, params }: Pick<Call<{ id: number }>, 'db' | 'params'>): Promise<{ form: WholeForm }> {
  const form = await findForm(db, params.id);
  if (!form) throw notFound('There is no such form.');
  return { form };
}

export async function findForm(db: Database, id: number): Promise<WholeForm | undefined> {
  const { rows } = await sql<WholeForm>`
    select f.id, f.name, f.version, f.board, f.position_group, f.total, f.pass_on, f.pass_mark, f.drops_extremes, f.preference_cap, f.is_in_use,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'points', c.points, 'kind', c.kind, 'scored_by', c.scored_by,
          'guide_code', c.guide_code, 'guide', c.guide, 'items', (
            select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'points', i.points) order by i.place), '[]')
            from assessments.item i where i.factor_id = c.id)) order by c.place), '[]')
        from assessments.factor c where c.form_id = f.id) as factors
    from assessments.form f where f.id = ${id}`.execute(db);
  return rows[0];
}
