import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { createPersonnel as endpoint } from '../../contract/record.ts';

type Answer = AnswerOf<typeof endpoint>;

/** What a new-personnel form needs, in one statement: only what is still offered on the day. */
export async function createPersonnel({ db, query, today }: CallOf<typeof endpoint>): Promise<Answer> {
  const on = query.on ?? today;
  const offered = sql`(retired_on is null or retired_on > ${today}::date)`;
  const { rows } = await sql<Omit<Answer, 'idno'>>`
    select
      (select jsonb_agg(jsonb_build_object('id', id, 'code', code, 'name', name, 'government_service', government_service,
        'max_months', max_months) order by place) from reference.appointment_status where ${offered}) as appointment_status,
      (select jsonb_agg(jsonb_build_object('id', id, 'code', code, 'name', name) order by place)
        from reference.appointment_nature where is_appointment and ${offered}) as appointment_nature,
      (select jsonb_agg(jsonb_build_object('id', id, 'code', code, 'name', name) order by place)
        from reference.civil_status where ${offered}) as civil_status,
      (select jsonb_build_object('law', t.law, 'from', lower(t.during), 'steps', (
          select jsonb_agg(jsonb_build_object('salary_grade', s.salary_grade, 'step', s.step, 'amount', s.amount) order by s.salary_grade, s.step)
          from organization.salary_step_view s where s.table_id = t.id))
        from organization.salary_table_view t where t.during @> ${on}::date) as salary_table`.execute(db);
  return { idno: '(Auto generate)', ...rows[0]! };
}
