import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import type { listOwnSittings as endpoint } from '../contract/posts.ts';

type Sitting = AnswerOf<typeof endpoint>['sittings'][number];

/** Where the caller sits, posts with applicants to declare about first. */
export async function listOwnSittings(call: Call): Promise<AnswerOf<typeof endpoint>> {
  const sittings = await readSittings(call);
  return { sittings: sittings.toSorted((one, other) => Number(other.undeclared > 0) - Number(one.undeclared > 0)) };
}

/** Posts for which the caller sits and has not declared about every applicant. */
export const undeclaredQueue: QueueCard = {
  name: 'boards.undeclared',
  title: 'Applicants to declare about',
  groups: ['COMMITTEE'],
  isOwn: true,
  link: '/rsp/assessment/declarations',
  count: async (call) => {
    const sittings = await readSittings(call);
    return { waiting: sittings.reduce((sum, { undeclared }) => sum + undeclared, 0), late: 0 };
  },
};

async function readSittings({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>): Promise<Sitting[]> {
  const { rows } = await sql<Sitting>`
    select v.id, v.code, v.title, o.fullname as office, v.board, v.level, v.state, s.role,
      count(a.id)::integer as applicants, (count(a.id) filter (where i.seat_id is null))::integer as undeclared
    from boards.seat s join boards.sitting t on t.board_id = s.board_id and (s.post_id is null or s.post_id = t.post_id)
      join vacancies.post v on v.id = t.post_id join organization.office_view o on o.id = v.office_id
      left join applicants.application a on a.post_id = v.id and a.state not in ('DRAFT', 'WITHDRAWN')
      left join boards.inhibition i on i.seat_id = s.id and i.application_id = a.id
    where s.personnel_id = ${actor.personnelId} and s.during @> ${today}::date and v.state not in ('FILLED', 'CANCELLED', 'EXPIRED')
    group by v.id, o.fullname, s.id order by v.id desc`.execute(db);
  return rows;
}
