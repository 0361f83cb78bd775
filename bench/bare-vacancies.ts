import type { BareCall } from './bare-calls.ts';
import { NOW } from './databases.ts';

const PER_PAGE = 20;
const ROW = `p.code, p.title, p.parenthetical_title, o.fullname as office, o.campus_id, c.name as campus, p.place, p.kind, s.name as status,
  p.salary_grade, p.salary, p.salary_kind, p.vacancies, p.opens_at, p.closes_at`;
const FROM = `vacancies.post p join organization.office o on o.id = p.office_id join organization.campus c on c.id = o.campus_id
  join reference.appointment_status s on s.code = p.status_code`;
const IS_PUBLIC = `p.state in ('POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY', 'EXPIRED', 'FILLED') and p.posted_on is not null`;

const list: BareCall = {
  path: /^\/api\/recruitment\/vacancies$/,
  ask: () => ({
    name: 'vacancies',
    text: `select ${ROW} from ${FROM} where ${IS_PUBLIC} and p.opens_at <= '${NOW}' and p.closes_at > '${NOW}' order by p.closes_at, p.id`,
  }),
  answer: (rows) => ({
    vacancies: rows.slice(0, PER_PAGE),
    total: rows.length,
    choices: {
      campuses: [...new Map(rows.map((row) => [row.campus_id, row.campus]))]
        .map(([id, name]) => ({ id, name }))
        .toSorted((a, b) => a.id - b.id),
      places: inOrder(rows.map((row) => row.place || row.campus)),
      kinds: inOrder(rows.map((row) => row.kind)),
    },
  }),
};

const vacancy: BareCall = {
  path: /^\/api\/recruitment\/vacancies\/([\w-]+)$/,
  ask: ({ match }) => ({
    name: 'vacancy',
    text: `select ${ROW}, c.address as campus_address, (select name from organization.university) as university, p.education, p.experience,
        p.experience_years, p.training, p.eligibility, p.competency, p.duties, p.instructions, p.contact_name, p.contact_title,
        p.contact_address, p.contact_email, p.contact_phone, p.equal_opportunity, p.posted_on,
        array(select i.item_number from vacancies.post_item h join plantilla.item i on i.id = h.item_id where h.post_id = p.id order by 1) as items,
        (select coalesce(json_agg(json_build_object('label', r.label, 'is_needed', r.is_needed) order by r.place, r.code), '[]')
          from vacancies.requirement r where r.post_id = p.id) as requirements
      from ${FROM} where ${IS_PUBLIC} and p.code = $1`,
    values: [match[1]],
  }),
  answer: ([row], { baseUrl }) => ({ vacancy: row, standing: 'open', address: `${baseUrl}/apply_now?vacancy=${row!.code}` }),
};

export const bareVacancies: readonly BareCall[] = [list, vacancy];

function inOrder(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted((one, other) => one.localeCompare(other));
}
