import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { scopesWithin, type Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { READERS } from '../../contract/words.ts';
import { LEAST_ANSWERS, type Answer, type Rating } from '../../rules/client-satisfaction.ts';

export interface Asked {
  from: string;
  to: string;
  office?: number | undefined;
  service?: number | undefined;
  external?: number | undefined;
}

export interface AnswerRow {
  id: string;
  service_id: number;
  service: string;
  is_external: boolean;
  answered_on: string;
  client_type: string | null;
  sex: string | null;
  age: string | null;
  region: string | null;
  cc1: number | null;
  cc2: number | null;
  cc3: number | null;
  ratings: (number | null)[];
  comment: string;
}

/** Within the scope of the caller and what is asked, of a row with the service `s` and the office `o`. */
export function isAsked(actor: Actor, { office, service, external }: Asked): RawBuilder<SqlBool> {
  const conditions = [visible({ ...actor, personnelId: null }, READERS, { person: 'o.id', tree: 'o.tree_from', campus: 'o.campus_id' })];
  if (office !== undefined) conditions.push(sql<SqlBool>`o.id in (select id from organization.offices_within(${office}))`);
  if (service !== undefined) conditions.push(sql<SqlBool>`s.id = ${service}`);
  if (external !== undefined) conditions.push(sql<SqlBool>`s.is_external = ${external === 1}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Answers `a` of the days that are asked about. */
export const answersFrom = ({
  from,
  to,
}: Asked) => sql`(select * from feedback.answer where answered_on between ${from}::date and ${to}::date) a
  join feedback.service s on s.id = a.service_id join organization.office_view o on o.id = a.office_id`;

/** Papers `d` that were released on these days and are transactions of a service; copies are none. */
export const transactionsFrom = ({ from, to }: Asked) => sql`documents.document d
  join feedback.service_type m on m.type_id = d.type_id join feedback.service s on s.id = m.service_id
  join lateral (select h.office_id, h.ended_as from documents.hop h where h.document_id = d.id order by h.no desc limit 1) l
    on l.ended_as = 'RELEASED' and d.parent_id is null
    and d.closed_at >= kernel.instant_of(${from}::date::timestamp) and d.closed_at < kernel.instant_of((${to}::date + 1)::timestamp)
  join organization.office_view o on o.id = coalesce(s.office_id, l.office_id)`;

export async function readAnswers({ db, actor }: Pick<Call, 'db' | 'actor'>, asked: Asked): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select a.id, a.service_id, s.name as service, s.is_external, a.answered_on::text, a.client_type, a.sex, a.age, a.region, a.cc1, a.cc2, a.cc3,
      to_jsonb(a.ratings) as ratings, a.comment
    from ${answersFrom(asked)} where ${isAsked(actor, asked)} order by a.answered_on desc, a.id`.execute(db);
  return rows;
}

/** As the rules take it: 0 is N/A. */
export function answerOf({ cc1, cc2, cc3, ratings }: AnswerRow): Answer {
  const given = <T>(value: number | null) => (value === 0 ? 'NA' : value) as T;
  return { cc1: cc1 as Answer['cc1'], cc2: given(cc2), cc3: given(cc3), ratings: ratings.map((rating) => given<Rating>(rating)) };
}

/** Whether so many answers are too few for a role that reaches a part of the university. */
export function isHidden(actor: Actor, answers: number): boolean {
  return answers < LEAST_ANSWERS && !scopesWithin(actor, READERS).some(({ kind }) => kind === 'all');
}
