import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { titleOf, type Circular, type readCircular as endpoint } from '../contract.ts';
import { audienceInWords } from './audience-words.ts';
import { isToPlace, readPlace } from './place.ts';
import { isKeeper, seenBy } from './reach.ts';

type Named = Pick<Circular, 'id' | 'kind' | 'number' | 'dated'>;
type Row = Omit<Circular, 'is_keeper' | 'superseded_by' | 'supersedes'> & {
  poster: number;
  successor: Named | null;
  predecessors: Named[];
};

/** One circular that the caller may see. Errors: 404 for any other. */
export async function readCircular(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params, today } = call;
  const place = await readPlace(db, actor.personnelId, today);
  const { rows } = await sql<Row>`
    select c.id, c.kind, c.number, c.dated, c.subject, o.fullname as office, c.state, c.needs_acknowledgement, c.signatory,
      ${isToPlace(place)} as is_mine_to_read, r.read_at, r.acknowledged_at, ${audienceInWords('fullname')} as audience, f.name as file_name,
      b.name as posted_by, c.posted_by as poster, c.posted_at, c.ended_because, c.ended_at, c.body_state = 'read' as is_searchable,
      case when n.id is null then null else ${named('n')} end as successor,
      coalesce((select jsonb_agg(${named('e')} order by e.dated desc) from memoranda.circular e where e.superseded_by = c.id), '[]') as predecessors
    from memoranda.circular c
      join kernel.file f on f.id = c.file_id
      join identity.account_view b on b.id = c.posted_by
      left join organization.office_view o on o.id = c.office_id
      left join memoranda.circular n on n.id = c.superseded_by
      left join memoranda.reading r on r.circular_id = c.id and r.personnel_id = ${actor.personnelId}
    where c.id = ${params.id} and ${seenBy(actor, place)}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('There is no such circular.');
  return {
    circular: {
      ...row,
      is_keeper: isKeeper(actor, row.poster),
      superseded_by: row.successor && withTitle(row.successor),
      supersedes: row.predecessors.map(withTitle),
    },
  };
}

function named(table: 'n' | 'e') {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`jsonb_build_object('id', ${of('id')}, 'kind', ${of('kind')}, 'number', ${of('number')}, 'dated', ${of('dated')})`;
}

function withTitle(circular: Named): { id: number; title: string } {
  return { id: circular.id, title: titleOf(circular) };
}
