import { sql } from 'kysely';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { POST_AGE_CODES, POST_AGES } from '@talaan/vacancies/rules/post-ages.ts';
import { isOpenOn } from '@talaan/vacancies/server/public.ts';
import type { Figures, readFigures as endpoint } from '../contract.ts';
import { medianOf } from '../rules/median.ts';
import { countStages, type Reached } from '../rules/stages.ts';
import { approvals, countedPosts, isIn, reachOfPosts, stagesOfStates, wasDeclined, wasOffered } from './counted.ts';

interface Found {
  reached: Reached[];
  filled: { month: string; days: number }[];
  open: (Figures['oldest'][number] & { valid_until: string | null })[];
  made: number;
  declined: number;
}

const LISTED = 5;
const ENDS_WITHIN = 90;

/** The figures of a year, counted in one statement over the posts that the caller reaches. */
export async function readFigures({ db, actor, query, today }: CallOf<typeof endpoint>): Promise<Figures> {
  const year = query.year ?? Number(today.slice(0, 4));
  const { rows } = await sql<Found>`
    with v as (
      select v.id, v.code, v.title, o.acronym as office, v.state, v.posted_on, v.valid_until, v.request_id from ${countedPosts}
      where ${reachOfPosts(actor)} and ${query.campus ? sql`o.campus_id = ${query.campus}` : sql`true`}
    ), applied as (
      select a.id, p.sex from applicants.application a join v on v.id = a.post_id join personnel.person_view p on p.id = a.personnel_id
      where ${isIn(sql`a.submitted_at`, year)}
    ), furthest as (
      select a.id, a.sex, coalesce(max(g.place), 0) as place from applied a
        left join applicants.step s on s.application_id = a.id
        left join ${stagesOfStates()} on g.state = s.to_state
      group by a.id, a.sex
    ), assumed as (
      select to_char(kernel.clock_of(s.at), 'YYYY-MM') as month, kernel.date_of(s.at) - kernel.date_of(approved.at) as days
      from applicants.step s join applicants.application a on a.id = s.application_id join v on v.id = a.post_id join ${approvals}
      where s.to_state = 'ASSUMED' and ${isIn(sql`s.at`, year)}
    )
    select
      (select coalesce(jsonb_agg(r), '[]') from (select place as furthest, sex, count(*) as count from furthest group by 1, 2) r) as reached,
      (select coalesce(jsonb_agg(jsonb_build_object('month', month, 'days', days) order by month), '[]') from assumed) as filled,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'code', code, 'title', title, 'office', office, 'state', state,
          'age', ${today}::date - posted_on, 'valid_until', valid_until) order by posted_on, id), '[]')
        from v where ${isOpenOn(today)}) as open,
      (select count(*) from applicants.application a join v on v.id = a.post_id where ${wasOffered(year)}) as made,
      (select count(*) from applicants.application a join v on v.id = a.post_id where ${wasDeclined(year)}) as declined`.execute(db);
  return describe(rows[0]!, year, today);
}

function describe({ reached, filled, open, made, declined }: Found, year: number, today: string): Figures {
  const months = Map.groupBy(filled, ({ month }) => month);
  return {
    year,
    stages: countStages(reached),
    time_to_fill: {
      filled: filled.length,
      median: medianOf(filled.map(({ days }) => days)),
      months: [...months].map(([month, all]) => ({ month, filled: all.length, median: medianOf(all.map(({ days }) => days))! })),
    },
    ages: POST_AGE_CODES.map((code) => {
      const { name, first, last } = POST_AGES[code];
      return { code, name, posts: open.filter(({ age }) => age >= first && (last === null || age <= last)).length };
    }),
    oldest: open.slice(0, LISTED),
    ending: open
      .filter((post) => post.valid_until !== null)
      .map((post) => ({ ...post, valid_until: post.valid_until!, days_left: daysBetween(today, post.valid_until!) }))
      .filter(({ days_left }) => days_left <= ENDS_WITHIN)
      .toSorted((one, other) => one.days_left - other.days_left),
    offers: { made, declined },
  };
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days;
}
