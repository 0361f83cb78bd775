import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

interface Row {
  type: string;
  planned: number;
  approved: number;
  spent: number;
}

/** What trainings of the year cost: planned, approved and spent. */
export const trainingBudget: ExecutiveFigure = {
  name: 'training-budget',
  title: 'Training budget spent',
  definition:
    'Fees and travel of nominations to trainings that begin in the year of the day: spent as reported, of what was approved. Planned is what nominations asked for that are not refused.',
  unit: 'centavos',
  compare: 'year',
  link: '/lnd/manage/admin/programs',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      select y.name as type, sum(n.planned)::bigint as planned, coalesce(sum(n.approved), 0)::bigint as approved, coalesce(sum(n.spent), 0)::bigint as spent
      from trainings.nomination n join trainings.training t on t.id = n.training_id join reference.learning_type y on y.id = t.type_id
        join requests.request r on r.id = n.id left join organization.office_view o on o.id = r.office_id
      where n.state not in ('DRAFT', 'DISAPPROVED', 'CANCELLED') and extract(year from t.first_day) = extract(year from ${day}::date)
        and kernel.date_of(r.filed_at) <= ${day}::date and ${within('o.tree_from')} group by y.name order by approved desc, type`.execute(
      db,
    );
    const sum = (of: 'planned' | 'approved' | 'spent') => rows.reduce((total, row) => total + row[of], 0);
    return {
      value: sum('spent'),
      of: sum('approved'),
      parts: [
        {
          title: 'Planned, approved, spent',
          rows: [
            { name: 'Planned', value: sum('planned') },
            { name: 'Approved', value: sum('approved') },
            { name: 'Spent', value: sum('spent') },
          ],
        },
        { title: 'Approved by type', rows: rows.map(({ type, approved }) => ({ name: type, value: approved })) },
      ],
    };
  },
};
