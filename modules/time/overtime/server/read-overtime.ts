import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { Overtime, readOvertime as endpoint } from '../contract/overtime.ts';
import { faceOf, findOvertime, overtimeFrom } from './find-overtime.ts';

/** One authority with its people, their hours and what these came to. */
export async function readOvertime(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, today } = call;
  await findOvertime(call, params.id);
  const { rows } = await sql<Overtime>`
    select a.id, r.kind, a.state, a.funding, a.activity, a.justification, a.expected_output, a.fund_source, a.emergency, o.fullname as office,
      a.approved_at, a.code,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'idno', p.idno, 'fullname', p.fullname, 'avatar', ${faceOf(call.actor)}, 'office', w.acronym,
          'position', t.name, 'duties', d.duties,
          'settled', (select coalesce(jsonb_agg(jsonb_build_object('month', s.month, 'minutes', s.minutes, 'credited_seconds', s.credited_seconds,
              'day_off_thousandths', s.day_off_thousandths, 'paid_centavos', s.paid_centavos, 'lost', s.lost, 'because', s.because)
              order by s.month), '[]') from overtime.settled s where s.authority_id = a.id and s.personnel_id = p.id)) order by p.plain_name), '[]')
        from (
          select personnel_id, jsonb_agg(jsonb_build_object('id', id, 'date', date, 'from', from_minute, 'to', to_minute, 'kind', kind,
            'counted_minutes', counted_minutes, 'stretches', stretches) order by date, from_minute) as duties
          from overtime.duty where authority_id = a.id group by personnel_id) d
        join personnel.person_view p on p.id = d.personnel_id
        left join personnel.appointment_view e on e.personnel_id = p.id and e.during @> ${today}::date
        left join organization.position_view t on t.id = e.position_id left join organization.office_view w on w.id = e.office_id) as personnel
    from ${overtimeFrom} where a.id = ${params.id}`.execute(db);
  return { overtime: rows[0]! };
}
