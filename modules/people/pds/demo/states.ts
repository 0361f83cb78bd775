/** Drafts and where sheets stand; see personal.ts for `roll`. */

/**
 * Who is how far. `left` is how many of twelve groups a draft still lacks. Beyond `$2` people all are complete drafts: their images would
 * only take time. $1: today.
 */
export const CHOOSE_STATES = `
  create temp table stand on commit drop as
  select w.id, a.email, case when w.id > $2 then 'DRAFT' when a.email = 'employee@talaan.example' then 'DRAFT' when a.email is not null then 'VERIFIED'
      when r.n < 720 then 'VERIFIED' when r.n < 850 then 'DRAFT' when r.n < 925 then 'SUBMITTED' when r.n < 955 then 'RETURNED' when r.n < 975 then 'UNDER_CHECK'
      else 'VERIFIED' end as state,
    case when w.id > $2 then 0 when a.email = 'employee@talaan.example' then 6 else 1 + pg_temp.roll(w.id, 152, 6) end as lacks,
    $1::timestamptz - interval '1 hour' * (30 + pg_temp.roll(w.id, 153, 400)) as submitted_at
  from who w left join identity.account_view a on a.personnel_id = w.id and a.email like '%@talaan.example'
    cross join lateral (select pg_temp.roll(w.id, 151, 1000) as n) r`;
export const INDEX_STATES = 'alter table stand add primary key (id)';

/** What drafts lack, group by group. */
export const EMPTY_DRAFTS: readonly string[] = [
  "update pds.government_id set type_id = null, type = '', number = '', issued_on = null, issued_at = '' from stand d where d.id = personnel_id and d.state = 'DRAFT' and d.lacks >= 1",
  "update pds.reference set name = '', address = '', contact = '' from stand d where d.id = personnel_id and d.state = 'DRAFT' and d.lacks >= 2 and place > 1",
  "update pds.answer set yes = null, details = '', id_number = '', indigenous_group_id = null, indigenous_group = '' from stand d where d.id = personnel_id and d.state = 'DRAFT' and d.lacks >= 3 and question >= '35b'",
  "delete from pds.skill using stand d where d.id = personnel_id and d.state = 'DRAFT' and d.lacks >= 4",
  "update pds.sheet s set not_applicable = array_remove(array_remove(s.not_applicable, 'skills'), 'voluntary') from stand d where d.id = s.personnel_id and d.state = 'DRAFT' and d.lacks >= 4",
  "update pds.training set sponsor = '', hours = null from stand d where d.id = personnel_id and d.state = 'DRAFT' and d.lacks >= 5 and place = 1",
  "update pds.personal set residential_zip_code = '', residential_house = '' from stand d where d.id = personnel_id and d.state = 'DRAFT' and d.lacks >= 6",
  `update pds.personal set height = null, typed = '{"height": "158"}' from stand d where d.id = personnel_id and d.email = 'employee@talaan.example'`,
];

/** $1 ids, $2 images, $3 hashes: the images of what was submitted. */
export const KEEP_COPIES = `
  insert into pds.copy (personnel_id, image, sha256, submitted_at, submitted_by, verified_at, verified_by)
  select d.id, n.image, n.sha256, d.submitted_at, a.id, case when d.state = 'VERIFIED' then d.submitted_at + interval '26 hours' end,
    case when d.state = 'VERIFIED' then c.id end
  from unnest($1::integer[], $2::jsonb[], $3::text[]) as n (id, image, sha256) join stand d on d.id = n.id
    left join identity.account_view a on a.personnel_id = d.id left join identity.account_view c on c.email = 'hr@talaan.example'`;

/** $1 ids, $2 the requests of their submissions. */
export const SET_STATES = `
  update pds.sheet s set state = d.state, completeness = 100, copy_id = c.id, request_id = f.request_id, since = d.submitted_at,
    verified_at = c.verified_at, checker_id = case when d.state in ('UNDER_CHECK', 'RETURNED', 'VERIFIED') then h.id end
  from stand d join pds.copy c on c.personnel_id = d.id left join identity.account_view h on h.email = 'hr@talaan.example'
    join unnest($1::integer[], $2::integer[]) as f (id, request_id) on f.id = d.id
  where d.id = s.personnel_id and d.state <> 'DRAFT'`;

/** $1 ids, $2 percent: how far drafts are. */
export const SET_COMPLETENESS = `
  update pds.sheet s set completeness = n.percent from unnest($1::integer[], $2::integer[]) as n (id, percent) where n.id = s.personnel_id`;

/** The rows of a verified sheet are all right. */
export function verifyRows(table: string): string {
  return `update ${table} t set check_state = 'OK', checked_by = s.checker_id, checked_at = s.verified_at, verified_at = s.verified_at
    from pds.sheet s where s.personnel_id = t.personnel_id and s.state = 'VERIFIED'`;
}

/** Of a returned sheet one training comes back with a remark, of one under check the first rows are all right. */
export const CHECK_ROWS: readonly string[] = [
  `update pds.training t set check_state = 'RETURNED', checked_by = s.checker_id, checked_at = d.submitted_at + interval '8 hours',
     check_remark = (array['Attach the certificate of this training.', 'The hours differ from those on the certificate.', 'Write the title in full, without abbreviations.'])[1 + pg_temp.roll(t.personnel_id, 161, 3)]
   from pds.sheet s join stand d on d.id = s.personnel_id where s.personnel_id = t.personnel_id and s.state = 'RETURNED' and t.place = 1`,
  `update pds.education t set check_state = 'OK', checked_by = s.checker_id, checked_at = d.submitted_at + interval '8 hours'
   from pds.sheet s join stand d on d.id = s.personnel_id where s.personnel_id = t.personnel_id and s.state in ('UNDER_CHECK', 'RETURNED')`,
];

/** What HR has on the record: as the verified sheet says, and of the employee whose draft is the example from an earlier one. */
const ON_RECORD = `(exists (select from pds.sheet h where h.personnel_id = s.personnel_id and h.state = 'VERIFIED')
  or exists (select from stand d where d.id = s.personnel_id and d.email = 'employee@talaan.example'))`;

/** The record says the same as the sheet. */
export const FOLLOW_SHEETS: readonly string[] = [
  `update personnel.person p set birth_place = s.birth_place, civil_status_id = s.civil_status_id, mobile = s.mobile
   from pds.personal s where s.personnel_id = p.id and ${ON_RECORD}`,
  // HR has the birth certificates of nearly everybody, and the numbers by which payroll remits.
  `update personnel.person p set birth_place = s.birth_place from pds.personal s
   where s.personnel_id = p.id and p.birth_place = '' and p.id % 29 <> 13`,
  `insert into personnel.identity_number (personnel_id, kind, number)
   select s.personnel_id, n.kind, n.number from pds.personal s
     cross join lateral (values ('tin', s.tin), ('gsis', s.gsis), ('umid', s.umid), ('pagibig', s.pagibig), ('philhealth', s.philhealth), ('sss', s.sss), ('philsys', s.philsys)) n (kind, number)
   where n.number <> '' and ${ON_RECORD} on conflict do nothing`,
  `insert into personnel.identity_number (personnel_id, kind, number)
   select s.personnel_id, n.kind, n.number from pds.personal s
     cross join lateral (values ('tin', s.tin), ('gsis', s.gsis), ('pagibig', s.pagibig), ('philhealth', s.philhealth)) n (kind, number)
   where n.number <> '' and s.personnel_id % 7 <> 0 on conflict do nothing`,
];
