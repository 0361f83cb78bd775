import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { sumMonth } from '@talaan/attendance/rules/sum-month.ts';
import { maskIdentityNumber, type IdentityKind } from '@talaan/personnel/rules/identity-numbers.ts';
import { bareDocuments } from './bare-documents.ts';
import { bareVacancies } from './bare-vacancies.ts';
import { NOW } from './databases.ts';

/**
 * The least that a good engineer would write for an answer of ours: one statement, and its rows put into shape. Nobody is asked who
 * they are, save where that is the question. The day is written into the statements, which PostgreSQL plans better for it.
 */
export interface BareCall {
  path: RegExp;
  ask: (asked: { match: RegExpExecArray; query: URLSearchParams; token: string; caller: Caller }) => QueryConfig;
  answer: (rows: Row[], asked: { query: URLSearchParams; baseUrl: string; caller: Caller }) => unknown;
}

/** Whose notifications they are: known to the bare server from its start. */
export interface Caller {
  account: number;
  person: number;
}

// oxlint-disable-next-line typescript/no-explicit-any -- what a statement of one's own selects
type Row = Record<string, any>;

const TODAY = NOW.slice(0, 10);
const SERVES = `a.during @> '${TODAY}'::date`;
/** The unread of the last ten days: the end of today in Manila, and so many days before its beginning. */
const [FROM, UNTIL] = [`${addDays(-10)}T00:00:00+08:00`, `${addDays(1)}T00:00:00+08:00`];

const me: BareCall = {
  path: /^\/api\/users\/me$/,
  ask: ({ token }) => ({
    name: 'me',
    text: `
      select u.id, u.email, u.name, u.avatar_path, p.id as person, p.fullname, p.idno, c.name as campus, o.id as office_id, o.fullname as office,
        o.acronym, o.campus_id, c.acronym as campus_acronym, t.name as position, held.*
      from identity.session s join identity.account u on u.id = s.account_id
      cross join lateral (
        select array_agg(distinct r.name) as roles, array_agg(distinct upper(g.group_name)) as views,
          coalesce(array_agg(distinct upper(g.group_name)) filter (where h.scope = 'all'), '{}') as whole
        from identity.account_role h join identity.role r on r.id = h.role_id join identity.role_group g on g.role_id = r.id
        where h.account_id = u.id and h.during @> '${TODAY}'::date) held
      left join personnel.person p on p.id = u.personnel_id left join personnel.appointment a on a.personnel_id = p.id and ${SERVES}
      left join organization.office o on o.id = a.office_id left join organization.campus c on c.id = o.campus_id
      left join organization.position t on t.id = a.position_id
      where s.token_hash = $1 and u.suspended_at is null`,
    values: [createHash('sha256').update(token).digest()],
  }),
  answer: ([row], { baseUrl }) => ({
    user: {
      id: row!.id,
      email: row!.email,
      name: row!.name,
      avatar_path: row!.avatar_path,
      roles: row!.roles.map((name: string) => ({ name })),
      allowed_views: row!.views,
      university_views: row!.whole,
      applicant_only: row!.roles.every((name: string) => name === 'Applicant'),
      personnel: {
        id: row!.person,
        fullname: row!.fullname,
        idno: row!.idno,
        campus: row!.campus,
        department: {
          id: row!.office_id,
          fullname: row!.office,
          acronym: row!.acronym,
          campus_id: row!.campus_id,
          campus: { acronym: row!.campus_acronym },
        },
        position: { name: row!.position },
      },
      acting_for: [],
      setting_up: false,
      viewed_by: null,
    },
    default_avatar: '/brand/avatar.svg',
    base_url: baseUrl,
    now: new Date().toISOString(),
  }),
};

const PEOPLE = (whose: string, direction: '' | ' desc') => `
  with page as materialized (
    select p.id, p.idno, p.fullname, p.birth_date, kernel.plain(p.fullname) as name, a.office_id, a.position_id, a.status_code, count(*) over () as total
    from personnel.person p ${whose} order by kernel.plain(p.fullname)${direction}, p.id${direction} limit $1 offset $2)
  select p.id, p.idno, p.fullname, u.avatar_path as avatar, o.id as office_id, o.fullname as office, o.acronym, c.acronym as campus,
    t.name as position, t.salary_grade, s.name as status, p.total, d.pin,
    case when s.code is null then coalesce((select l.name from personnel.separation f join reference.personnel_status l on l.code = f.cause_code
      where f.personnel_id = p.id and f.last_day < '${TODAY}' order by f.last_day desc limit 1), 'Not in service')
      else coalesce(k.name, 'Active') end as personnel_status,
    case when s.government_service then (p.birth_date + interval '65 years')::date end as retires_on
  from page p left join organization.office o on o.id = p.office_id left join organization.campus c on c.id = o.campus_id
  left join organization.position t on t.id = p.position_id left join reference.appointment_status s on s.code = p.status_code
  left join identity.account u on u.personnel_id = p.id
  left join personnel.standing g on g.personnel_id = p.id and g.during @> '${TODAY}'::date left join reference.personnel_status k on k.code = g.status_code
  left join lateral (select string_agg(d.pin, ', ' order by d.pin) as pin from personnel.device_pin d
    where d.personnel_id = p.id and d.during @> '${TODAY}'::date) d on true
  order by p.name${direction}, p.id${direction}`;

const list: BareCall = {
  path: /^\/api\/personnels$/,
  ask: ({ query }) => {
    const direction = query.get('sort') === '-fullname' ? ' desc' : '';
    const size = Number(query.get('per_page'));
    const page = [size, (Number(query.get('page') ?? 1) - 1) * size];
    return query.has('term')
      ? {
          name: `search${direction}`,
          text: PEOPLE(
            `left join personnel.appointment a on a.personnel_id = p.id and ${SERVES} where p.search like $3 and p.merged_into is null`,
            direction,
          ),
          values: [...page, `%${query.get('term')}%`],
        }
      : {
          name: `list${direction}`,
          text: PEOPLE(`join personnel.appointment a on a.personnel_id = p.id and ${SERVES} where p.merged_into is null`, direction),
          values: page,
        };
  },
  answer: (rows, { query }) => ({
    personnels: rows.map((row) => ({
      id: row.id,
      idno: row.idno,
      fullname: row.fullname,
      avatar: row.avatar,
      department: row.office_id === null ? null : { id: row.office_id, fullname: row.office, acronym: row.acronym, campus: row.campus },
      position: row.position,
      salary_grade: row.salary_grade,
      status: row.status,
      personnel_status: row.personnel_status,
      pin: row.pin,
      retires_on: row.retires_on,
    })),
    total: rows[0]?.total ?? 0,
    sort: query.get('sort') ?? 'fullname',
  }),
};

const person: BareCall = {
  path: /^\/api\/personnels\/(\d+)$/,
  ask: ({ match }) => ({
    name: 'person',
    text: `
      select p.id, p.idno, p.fullname, p.surname, p.first_name, p.middle_name, p.name_extension, p.maiden_surname, p.sex, p.birth_date,
        p.birth_place, p.civil_status_id, v.name as civil_status, p.email, p.mobile, p.telephone, p.date_hired,
        personnel.masked_numbers(p.id) as numbers, u.avatar_path as avatar,
        case when o.id is not null then json_build_object('id', o.id, 'fullname', o.fullname, 'acronym', o.acronym, 'campus', c.acronym) end as department,
        (select coalesce(json_agg(m.idno order by m.idno), '[]') from personnel.person m where m.merged_into = p.id) as earlier_numbers,
        (select coalesce(json_agg(json_build_object('from', lower(h.during), 'to', upper(h.during) - 1, 'office_id', h.office_id, 'campus', hc.acronym,
            'office', n.fullname, 'position', t.name, 'salary_grade', t.salary_grade, 'status', s.name, 'nature', w.name) order by h.during desc), '[]')
          from personnel.appointment h join organization.office ho on ho.id = h.office_id join organization.campus hc on hc.id = ho.campus_id
          join organization.office_name n on n.office_id = h.office_id and n.during @> least(upper(h.during) - 1, greatest(lower(h.during), '${TODAY}'))
          join organization.position t on t.id = h.position_id join reference.appointment_status s on s.code = h.status_code
          left join reference.appointment_nature w on w.code = h.nature_code where h.personnel_id = p.id) as appointments,
        (select coalesce(json_agg(json_build_object('pin', pin, 'from', lower(during), 'to', upper(during) - 1) order by during desc, pin), '[]')
          from personnel.device_pin where personnel_id = p.id) as pins
      from personnel.person p left join reference.civil_status v on v.id = p.civil_status_id left join identity.account u on u.personnel_id = p.id
      left join personnel.appointment a on a.personnel_id = p.id and ${SERVES}
      left join organization.office o on o.id = a.office_id left join organization.campus c on c.id = o.campus_id
      where p.id = $1`,
    values: [match[1]],
  }),
  answer: ([row]) => ({
    personnel: {
      ...row,
      numbers: row!.numbers.map(({ kind, digits }: { kind: IdentityKind; digits: string }) => ({
        kind,
        masked: maskIdentityNumber(digits),
      })),
    },
  }),
};

const month: BareCall = {
  path: /^\/api\/edats\/personnel\/(\d+)\/dtr$/,
  ask: ({ match, query }) => {
    const { from, to } = monthBounds(query.get('month')!);
    return {
      name: 'month',
      text: `
        select p.id, p.idno, p.fullname,
          (select n.fullname from personnel.appointment a join organization.office_name n on n.office_id = a.office_id and n.during @> $3::date
            where a.personnel_id = p.id and lower(a.during) <= $3::date order by a.during desc limit 1) as office,
          (select coalesce(json_agg(d order by d.date), '[]') from (
            select date, status, am_in, am_out, pm_in, pm_out, late_minutes, late_times, undertime_minutes, undertime_times, absent_thousandths,
              night_minutes, word, am_word, pm_word from attendance.day where personnel_id = p.id and date between $2 and $3) d) as days,
          array(select date::text from attendance.day_due where personnel_id = p.id and date between $2 and $3 order by date) as due
        from personnel.person p where p.id = $1`,
      values: [match[1], from, to],
    };
  },
  answer: ([row], { query }) => {
    const { days, due, ...personnel } = row!;
    return { personnel, month: query.get('month'), days, totals: sumMonth(days), due };
  },
};

const notifications: BareCall = {
  path: /^\/api\/notifications$/,
  ask: ({ query, caller }) => ({
    name: 'notifications',
    text: `
      select id, title, description, link, created_at, status, count(*) over () as total, count(*) filter (where status = 0) over () as unread
      from notifications.notification where account_id = $1 and created_at >= $2 and created_at < $3 order by created_at desc, id desc limit $4`,
    values: [caller.account, FROM, UNTIL, query.get('per_page')],
  }),
  answer: (rows, { caller }) => ({
    notifications: rows.map(({ id, title, description, link, created_at, status }) => ({
      id,
      title,
      description,
      link,
      created_at,
      personnel_id: caller.person,
      status,
    })),
    total: rows[0]?.total ?? 0,
    sort: '-created_at',
    unread: rows[0]?.unread ?? 0,
  }),
};

export const bareCalls: readonly BareCall[] = [me, list, person, month, notifications, ...bareVacancies, ...bareDocuments];

function addDays(days: number): string {
  return Temporal.PlainDate.from(TODAY).add({ days }).toString();
}
