import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { changeTerm as endpoint, Term } from '../contract/terms.ts';

export async function listTerms({ db }: Call): Promise<{ terms: Term[] }> {
  const { rows: terms } = await sql<Term>`
    select t.id, t.name, lower(t.during) as from, upper(t.during) - 1 as to, count(distinct s.personnel_id)::integer as teachers,
      count(s.id)::integer as segments
    from loads.term t left join loads.segment s on s.term_id = t.id group by t.id order by t.during desc`.execute(db);
  return { terms };
}

type Body = BodyOf<typeof endpoint>;

/** Errors: 422 where another term has the name or some of the days, by constraint. */
export async function addTerm(call: Call<unknown, unknown, Body>): Promise<{ message: string }> {
  const { db, body } = call;
  const { rows } = await sql<{ id: number }>`
    insert into loads.term (name, during) values (${body.name}, daterange(${body.from}, ${body.to}, '[]')) returning id`.execute(db);
  await recordChange(call, { action: 'add a term', subject: `loads.term:${rows[0]!.id}`, after: body });
  return { message: `${body.name} was added.` };
}

/** Errors: 404; 422 as for a new one, and where a segment would lie outside it. */
export async function changeTerm(call: Call<{ id: number }, unknown, Body>): Promise<{ message: string }> {
  const { db, body, params } = call;
  const { rows } = await sql<{ name: string; from: string; to: string }>`
    select name, lower(during) as from, upper(during) - 1 as to from loads.term where id = ${params.id} for update`.execute(db);
  const [before] = rows;
  if (!before) throw notFound('There is no such term.');
  await sql`update loads.term set name = ${body.name}, during = daterange(${body.from}, ${body.to}, '[]') where id = ${params.id}`.execute(
    db,
  );
  await recordChange(call, { action: 'change a term', subject: `loads.term:${params.id}`, before, after: body });
  return { message: `${body.name} was saved.` };
}
