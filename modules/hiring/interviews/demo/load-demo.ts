import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/**
 * Interviews of posts whose applicants are called: a session in the past, where they came, and one in a few days with answers of every kind.
 * The panel is the board of the post. None where no application is that far.
 */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  await client.query(`create temporary table interview_demo on commit drop as
    select a.post_id, a.id as application_id, a.personnel_id, a.state, row_number() over (partition by a.post_id, is_past order by a.id) - 1 as place, is_past,
      dense_rank() over (order by a.post_id) as post_place
    from applicants.application a cross join lateral (select a.state not in ('FOR_EXAM', 'FOR_INTERVIEW') as is_past) k
    where a.state in ('FOR_EXAM', 'FOR_INTERVIEW', 'INTERVIEWED', 'NO_SHOW', 'RANKED', 'RECOMMENDED', 'NOT_RECOMMENDED', 'SELECTED')`);
  const working = (day: Temporal.PlainDate): Temporal.PlainDate => (day.dayOfWeek > 5 ? working(day.add({ days: 1 })) : day);
  for (const [isPast, day] of [
    [true, working(today.subtract({ days: 14 }))],
    [false, working(today.add({ days: 5 }))],
  ] as const) {
    await client.query(
      `insert into interviews.session (post_id, kind, day, slot_minutes, venue, bring, state, created_at, published_at)
       select d.post_id, case when bool_and(d.state = 'FOR_EXAM') then 'skills' else 'interview' end, $2::date, 20, 'Board room ' || min(d.post_place),
         'A valid ID and the originals of your papers', 'PUBLISHED', $3::timestamptz - interval '3 days', $3::timestamptz - interval '2 days'
       from interview_demo d where d.is_past = $1 group by d.post_id order by d.post_id`,
      [isPast, day.toString(), isPast ? `${day.subtract({ days: 5 }).toString()}T09:00:00+08:00` : now.toString()],
    );
    // More than ten are not seen in the demo; they follow each other from half past eight. Who applied for two posts is called once at an hour.
    await client.query(
      `insert into interviews.slot (session_id, application_id, personnel_id, during, room, answer_by, state, answered_at, reason, preferred_on, notified_at)
       select s.id, d.application_id, d.personnel_id, tstzrange(t.starts, t.starts + interval '20 minutes'), kernel.plain(s.venue),
         t.starts - interval '24 hours', k.state, case when k.state in ('ACCEPTED', 'DECLINED') then $2::timestamptz - interval '1 day' end,
         case when k.state = 'DECLINED' then 'I am on duty on this day.' else '' end, case when k.state = 'DECLINED' then s.day + 2 end, s.published_at
       from interview_demo d join interviews.session s on s.post_id = d.post_id and s.day = $3::date
         cross join lateral (select (s.day::text || 'T08:30:00+08:00')::timestamptz + d.place * interval '20 minutes' as starts) t
         cross join lateral (select case when $1 then case when d.state = 'NO_SHOW' then 'NO_SHOW' else 'ATTENDED' end
           else (array['ACCEPTED', 'PENDING', 'ACCEPTED', 'DECLINED'])[1 + d.place % 4] end as state) k
       where d.is_past = $1 and d.place < 10
       order by d.post_id, d.place
       on conflict do nothing`,
      [isPast, now.toString(), day.toString()],
    );
  }
  // Boards sit for several posts: each member is on the panel of one of their sessions of a day.
  await client.query(`
    insert into interviews.panel (session_id, personnel_id, during)
    select distinct on (s.day, b.personnel_id) s.id, b.personnel_id, h.during
    from interviews.session s join boards.sitting t on t.post_id = s.post_id join boards.seat b on b.board_id = t.board_id and b.votes
      join lateral (select tstzrange(min(lower(l.during)), max(upper(l.during))) as during from interviews.slot l where l.session_id = s.id having count(*) > 0) h on true
    where b.alternate_for_id is null and b.during @> s.day order by s.day, b.personnel_id, s.id
    on conflict do nothing`);
}
