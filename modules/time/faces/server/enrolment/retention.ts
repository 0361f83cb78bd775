import { sql } from 'kysely';
import type { RetentionKind } from '@talaan/kernel/server/retention/retention-kind.ts';
import { faceLimitsOn } from '../limits-on.ts';
import { deleteFace } from './delete-face.ts';

const LAW = 'RA 10173, sec. 11 e and 13 a; the days are set by the agency at the management of attendance.';

export const facesOfLeavers: RetentionKind = {
  key: 'faces.leavers',
  title: 'Faces of people who left',
  deletes:
    'The photos of the registered face and what was measured on them. That it was registered stays, with the reason of the deletion.',
  law: LAW,
  from: 'The last day of service',
  isNightly: true,
  at: async ({ db, today }) => {
    const { daysAfterSeparation: days } = await faceLimitsOn(db, today);
    return {
      kept: `${days} days`,
      due: sql`
        select e.personnel_id::text as id, e.personnel_id, coalesce(l.day, kernel.date_of(e.enrolled_at)) as since, 'Registered face' as what
        from faces.enrolment e
        left join lateral (select max(upper(a.during)) - 1 as day from personnel.appointment_view a where a.personnel_id = e.personnel_id) l on true
        where e.ended_at is null and not exists (
          select from personnel.appointment_view a where a.personnel_id = e.personnel_id
            and (upper_inf(a.during) or upper(a.during) - 1 + ${days}::integer >= ${today}::date))`,
    };
  },
  purge: async (call, ids) => {
    for (const id of ids) await deleteFace(call, Number(id), 'No longer in service');
  },
};

export const recognitions: RetentionKind = {
  key: 'faces.recognitions',
  title: 'Recognitions by face',
  deletes: 'When a tablet recognized a face, or did not, and how alike it was. The punch stays.',
  law: LAW,
  from: 'The day of the recognition',
  isNightly: true,
  at: async ({ db, now, today }) => {
    const { daysOfRecognitions: days } = await faceLimitsOn(db, today);
    return {
      kept: `${days} days`,
      due: sql`
        select r.id::text as id, r.personnel_id, kernel.date_of(r.at) as since,
          case r.outcome when 'ACCEPTED' then 'Recognized' when 'DOUBTFUL' then 'Doubtful' else 'Not recognized' end as what
        from faces.recognition r where r.at < ${now.subtract({ hours: 24 * days }).toString()}::timestamptz`,
    };
  },
  purge: async ({ db }, ids) => {
    await sql`delete from faces.recognition where id = any(${ids}::bigint[])`.execute(db);
  },
};
