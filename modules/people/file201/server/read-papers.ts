import { sql } from 'kysely';
import type { Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import type { readPapers as reading } from '../contract.ts';
import { expiryOn, REMINDER_DAYS } from '../rules/expiring.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

type Papers = AnswerOf<typeof reading>;

interface Found {
  missing: string[];
  required: number;
  expiring: Omit<Papers['expiring'][number], 'expiry'>[];
}

/** What the 201 file of a person lacks, where an appointment in government service asks for it, and what of it expires: one statement. */
export async function readPapers({ db, today }: Pick<Call, 'db' | 'today'>, personnelId: number): Promise<Papers> {
  const { rows } = await sql<Found>`
    with held as (
      select from ${servingOn(today)} a join reference.appointment_status s on s.code = a.status_code and s.government_service
      where a.personnel_id = ${personnelId})
    select array(select k.name from file201.missing_of(${personnelId}) k where exists (select from held) order by k.place) as missing,
      (select count(*) from file201.document_kind k where k.is_required and k.retired_on is null and exists (select from held)) as required,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'expires_on', d.expires_on) order by d.expires_on, d.id)
        from file201.document d where d.personnel_id = ${personnelId} and d.withdrawn_at is null
          and d.expires_on <= ${today}::date + ${REMINDER_DAYS[0]}::integer), '[]') as expiring`.execute(db);
  const { missing, required, expiring } = rows[0]!;
  return { missing, required, expiring: expiring.map((one) => ({ ...one, expiry: expiryOn(one.expires_on, today) })) };
}
