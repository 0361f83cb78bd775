/** `IRENE M. CONCEPCION`, as `readSigningNames` of personnel has it. */
const signingName = (person: string) =>
  `upper(concat_ws(' ', nullif(${person}.first_name, ''), nullif(left(${person}.middle_name, 1), '') || '.', ${person}.surname, nullif(${person}.name_extension, '')))`;

/** What printed authorities say: `$1` the numbers of their requests, `$2` the day. Who decided is named by the designation, else the headship of that day. */
export const AUTHORITY_STATEMENT = `
    select x.id, x.owner_id, to_jsonb(x) - 'id' - 'owner_id' as sheet from (
    select a.id, r.owner_id, '' as control_number, $2::text as date, r.office_id, organization.fullname_on(r.office_id, $2::date) as office,
      a.activity, a.justification, a.expected_output, a.funding, a.fund_source, a.emergency,
      (select jsonb_agg(jsonb_build_object('name', ${signingName('p')}, 'position', coalesce(t.name, ''), 'duties', d.duties) order by p.plain_name) from (
        select personnel_id, jsonb_agg(jsonb_build_object('date', date, 'from', from_minute, 'to', to_minute) order by date, from_minute) as duties
        from overtime.duty where authority_id = a.id group by personnel_id) d
        join personnel.person_view p on p.id = d.personnel_id
        left join personnel.appointment_view s on s.personnel_id = p.id and s.during @> $2::date
        left join organization.position_view t on t.id = s.position_id) as people,
      (select coalesce(jsonb_agg(jsonb_build_object('label', case x.action when 'recommend' then 'Recommended by' when 'certifyFunds' then 'Funds certified by'
          else 'Approved by' end, 'name', ${signingName('b')}, 'title', coalesce(h.title,
          (select own.title from organization.head_view own where own.personnel_id = b.id and own.during @> kernel.date_of(x.at) order by own.id limit 1), t.name, ''), 'on', kernel.date_of(x.at)) order by x.no), '[]')
        from requests.step x join personnel.person_view b on b.id = x.personnel_id left join organization.head_view h on h.id = x.head_id
        left join personnel.appointment_view s on s.personnel_id = b.id and s.during @> $2::date
        left join organization.position_view t on t.id = s.position_id
        where x.request_id = r.id and x.action in ('recommend', 'certifyFunds', 'approve')) as decided
    from overtime.authority a join requests.request r on r.id = a.id where a.id = any($1::integer[])) x order by x.id`;
