import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ClientType } from '@talaan/documents/contract/words.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { READERS } from '../../contract/words.ts';
import type { Answer, Rating } from '../../rules/client-satisfaction.ts';

export interface Days {
  from: string;
  to: string;
}

export interface Asked extends Days {
  office?: number | undefined;
  service?: number | undefined;
  external?: number | undefined;
}

/** Within the scope of the caller and what is asked, of a row with the service `s` and the office `o`. */
export function isAsked(actor: Actor, { office, service, external }: Asked): RawBuilder<SqlBool> {
  return within(actor, office, 'o.campus_id', [
    service !== undefined && sql<SqlBool>`s.id = ${service}`,
    external !== undefined && sql<SqlBool>`s.is_external = ${external === 1}`,
  ]);
}

/** As `isAsked`, of a part `p` with the office `o`: what a part does not tell it does not have. */
function isAskedOfPart(actor: Actor, { office, service, external }: Asked): RawBuilder<SqlBool> {
  return within(actor, office, 'p.campus_id', [
    service !== undefined && sql<SqlBool>`p.service_id = ${service}`,
    external !== undefined && sql<SqlBool>`p.is_external = ${external === 1}`,
  ]);
}

function within(
  actor: Actor,
  office: number | undefined,
  campus: string,
  more: readonly (RawBuilder<SqlBool> | false)[],
): RawBuilder<SqlBool> {
  const conditions = [
    visible({ ...actor, personnelId: null }, READERS, { person: 'o.id', tree: 'o.tree_from', campus }),
    office !== undefined && sql<SqlBool>`o.id in (select id from organization.offices_within(${office}))`,
    ...more,
  ].filter((one) => one !== false);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Answers `a` of the days that are asked about, to be counted: what they say is read from whole parts alone. */
export const answersFrom = ({
  from,
  to,
}: Days) => sql`(select * from feedback.answer where answered_on between ${from}::date and ${to}::date) a
  join feedback.service s on s.id = a.service_id join organization.office_view o on o.id = a.office_id`;

/** Papers `d` that were released on these days and are transactions of a service; copies are none. */
export const transactionsFrom = ({ from, to }: Days) => sql`documents.document d
  join feedback.service_type m on m.type_id = d.type_id join feedback.service s on s.id = m.service_id
  join lateral (select h.office_id, h.ended_as from documents.hop h where h.document_id = d.id order by h.no desc limit 1) l
    on l.ended_as = 'RELEASED' and d.parent_id is null
    and d.closed_at >= kernel.instant_of(${from}::date::timestamp) and d.closed_at < kernel.instant_of((${to}::date + 1)::timestamp)
  join organization.office_view o on o.id = coalesce(s.office_id, l.office_id)`;

/** How many transactions and answers there were of a service and a type of client; null where that was not said. */
export interface Responses {
  service_id: number;
  client_type: ClientType | null;
  transactions: number;
  answers: number;
}

/** The client of a paper of the university itself is an employee; of one from outside its receipt says. */
export async function readResponses({ db, actor }: Pick<Call, 'db' | 'actor'>, asked: Asked): Promise<Responses[]> {
  const { rows } = await sql<Responses>`
    select service_id, client_type, sum(transactions)::integer as transactions, sum(answers)::integer as answers from (
      select s.id as service_id, case when d.kind = 'INTERNAL' then 'government' else r.client_type end as client_type, 1 as transactions, 0 as answers
      from ${transactionsFrom(asked)} left join documents.receipt r on r.document_id = d.id where ${isAsked(actor, asked)}
      union all
      select a.service_id, a.client_type, 0, 1 from ${answersFrom(asked)} where ${isAsked(actor, asked)}) one
    group by service_id, client_type`.execute(db);
  return rows;
}

/** What an answer says, with what its part tells of it. */
export interface ScoredAnswer extends Answer {
  id: string;
  from_day: string;
  to_day: string;
  service_id: number | null;
  service: string | null;
  is_external: boolean | null;
  comment: string;
}

/** Answers in whole parts of these days, the latest first. */
export async function readScored(db: Database, { from, to }: Days, condition: RawBuilder<SqlBool>): Promise<ScoredAnswer[]> {
  const { rows } = await sql<ScoredRow>`
    select a.id, p.from_day::text, p.to_day::text, p.service_id, v.name as service, p.is_external, a.cc1, a.cc2, a.cc3, to_jsonb(a.ratings) as ratings, a.comment
    from feedback.part p join feedback.answer a on a.part_id = p.id
      left join organization.office_view o on o.id = p.office_id left join feedback.service v on v.id = p.service_id
    where p.from_day >= ${from}::date and p.to_day <= ${to}::date and ${condition} order by p.to_day desc, p.from_day desc, a.id`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, ...answerOf(row) }));
}

/** Those that the caller asked for, within the scope. */
export function readScoredFor({ db, actor }: Pick<Call, 'db' | 'actor'>, asked: Asked): Promise<ScoredAnswer[]> {
  return readScored(db, asked, isAskedOfPart(actor, asked));
}

interface ScoredRow extends Omit<ScoredAnswer, keyof Answer> {
  cc1: number | null;
  cc2: number | null;
  cc3: number | null;
  ratings: (number | null)[];
}

/** As the rules take it: 0 is N/A. */
function answerOf({ cc1, cc2, cc3, ratings }: ScoredRow): Answer {
  const given = <T>(value: number | null) => (value === 0 ? 'NA' : value) as T;
  return { cc1: cc1 as Answer['cc1'], cc2: given(cc2), cc3: given(cc3), ratings: ratings.map((rating) => given<Rating>(rating)) };
}
