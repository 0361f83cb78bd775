import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';
import { IDENTITY_NUMBERS, type IdentityKind } from '../rules/identity-numbers.ts';

const pesos = (column: string) => sql`to_char(${sql.ref(column)} / 100.0, 'FM999,999,990.00')`;

export const personalDataOfPersonnel: readonly PersonalDataPart[] = [
  personalDataIn(
    'Personnel record',
    ['personnel.person'],
    ({ personnelId }) => sql`
      select p.idno as "Employee number", p.surname as "Surname", p.first_name as "First name", p.middle_name as "Middle name",
        p.name_extension as "Extension", p.maiden_surname as "Maiden surname", p.sex as "Sex", p.birth_date as "Birth date",
        p.birth_place as "Birth place", c.name as "Civil status", p.email as "E-mail", p.mobile as "Mobile", p.telephone as "Telephone",
        p.date_hired as "Date hired",
        (select string_agg(m.idno, ', ') from personnel.person m where m.merged_into = p.id) as "Numbers of merged records"
      from personnel.person p left join reference.civil_status c on c.id = p.civil_status_id where p.id = ${personnelId}`,
  ),
  {
    title: 'Identity numbers',
    tables: ['personnel.identity_number'],
    read: async (db, { personnelId }) => {
      const { rows } = await sql<{ kind: IdentityKind; number: string }>`
        select kind, number from personnel.identity_number where personnel_id = ${personnelId} order by kind`.execute(db);
      return rows.map(({ kind, number }) => ({ Kind: IDENTITY_NUMBERS[kind].label, Number: number }));
    },
  },
  personalDataIn(
    'Appointments',
    ['personnel.appointment'],
    ({ personnelId }) => sql`
      select lower(a.during) as "From", upper(a.during) - 1 as "To", t.name as "Position", o.fullname as "Office", s.name as "Status",
        n.name as "Nature", a.is_substitute as "Substitute", ${pesos('a.daily_rate')} as "Daily rate",
        a.authority as "Authority", a.remarks as "Remarks"
      from personnel.appointment a join organization.office_view o on o.id = a.office_id join organization.position_view t on t.id = a.position_id
      join reference.appointment_status s on s.code = a.status_code left join reference.appointment_nature n on n.code = a.nature_code
      where a.personnel_id = ${personnelId} order by a.during`,
  ),
  personalDataIn(
    'Salaries',
    ['personnel.salary'],
    ({ personnelId }) => sql`
      select lower(during) as "From", upper(during) - 1 as "To", salary_grade as "Grade", step as "Step", ${pesos('amount')} as "Monthly",
        cause as "Cause", authority as "Authority"
      from personnel.salary where personnel_id = ${personnelId} order by during`,
  ),
  personalDataIn(
    'Designations',
    ['personnel.designation'],
    ({ personnelId }) => sql`
      select lower(d.during) as "From", upper(d.during) - 1 as "To", d.title as "Title", o.fullname as "Office", d.is_in_charge as "In charge",
        d.order_number as "Order", d.units_released as "Units released", d.has_rata as "With RATA"
      from personnel.designation d join organization.office_view o on o.id = d.office_id where d.personnel_id = ${personnelId} order by d.during`,
  ),
  personalDataIn(
    'Assignments',
    ['personnel.assignment'],
    ({ personnelId }) => sql`
      select lower(a.during) as "From", upper(a.during) - 1 as "To", a.kind as "Kind", coalesce(o.fullname, a.agency) as "Where", a.order_number as "Order"
      from personnel.assignment a left join organization.office_view o on o.id = a.office_id where a.personnel_id = ${personnelId} order by a.during`,
  ),
  personalDataIn(
    'Service status',
    ['personnel.standing'],
    ({ personnelId }) => sql`
      select lower(s.during) as "From", upper(s.during) - 1 as "To", c.name as "Standing", s.authority as "Authority"
      from personnel.standing s join reference.personnel_status c on c.code = s.status_code where s.personnel_id = ${personnelId} order by s.during`,
  ),
  personalDataIn(
    'Absences without pay',
    ['personnel.leave_without_pay'],
    ({ personnelId }) => sql`
      select lower(during) as "From", upper(during) - 1 as "To", to_char(days / 1000.0, 'FM990.000') as "Days", remarks as "Remarks"
      from personnel.leave_without_pay where personnel_id = ${personnelId} order by during`,
  ),
  personalDataIn(
    'Separations and clearance',
    ['personnel.separation', 'personnel.clearance'],
    ({ personnelId }) => sql`
      select s.last_day as "Last day", c.name as "Cause", s.authority as "Authority", s.remarks as "Remarks",
        (select string_agg(k.name || case when l.cleared_on is null then ': not yet' else ': ' || l.cleared_on || ' by ' || l.cleared_by end, '; ' order by k.place)
          from personnel.clearance l join reference.clearance_kind k on k.id = l.kind_id where l.separation_id = s.id) as "Clearance"
      from personnel.separation s join reference.personnel_status c on c.code = s.cause_code where s.personnel_id = ${personnelId} order by s.last_day`,
  ),
  personalDataIn(
    'Device PINs',
    ['personnel.device_pin'],
    ({ personnelId }) => sql`
      select pin as "PIN", lower(during) as "From", upper(during) - 1 as "To" from personnel.device_pin where personnel_id = ${personnelId} order by during`,
  ),
  personalDataIn(
    'Imports from spreadsheets',
    ['imports.upload_row'],
    ({ personnelId }) => sql`
      select i.created_at as "When", i.file_name as "File", i.section as "Section", r.line as "Line", r.action as "What",
        (select string_agg(c.field || ': ' || c."to", '; ') from jsonb_to_recordset(r.changes) as c(field text, "to" text)) as "Changes"
      from imports.upload_row r join imports.upload i on i.id = r.upload_id where r.personnel_id = ${personnelId} order by i.id, r.line`,
  ),
];
