-- Who decides today: one function, asked by the inbox, the step, the preview, the badge and the mail.

create function requests.is_serving(person integer, day date) returns boolean language sql stable parallel safe
  return exists (select from personnel.appointment_view where personnel_id = person and during @> day)
    and not exists (select from identity.account_view where personnel_id = person and suspended_at is not null);
comment on function requests.is_serving is 'Whether a person serves on a day and their account is not suspended: the post of anybody else counts as vacant.';

create function requests.is_away(person integer, day date) returns boolean language sql stable parallel safe
  return exists (select from requests.absence where personnel_id = person and during @> day);
comment on function requests.is_away is 'Whether a person is noted as absent on a day.';

-- named: who heads the office, present or not. head, acting: those of them who decide today. stays: a head is away and nobody decides meanwhile.
create function requests.post_of(office integer, day date)
  returns table (named integer, head integer, head_id integer, acting integer, acting_id integer, stays boolean)
  language sql stable parallel safe as $$
  select h.personnel_id,
    case when h.serves and not h.away and (s.head_decides_beside_officer or not coalesce(a.serves and not a.away, false)) then h.personnel_id end, h.id,
    case when a.serves and not a.away then a.personnel_id end, a.id,
    not s.absence_climbs and (coalesce(h.serves, false) or coalesce(a.serves, false))
  from requests.setting s
  left join lateral (
    select id, personnel_id, requests.is_serving(personnel_id, day) as serves, requests.is_away(personnel_id, day) as away
    from organization.head_view where office_id = office and not is_acting and during @> day) h on true
  left join lateral (
    select id, personnel_id, requests.is_serving(personnel_id, day) as serves, requests.is_away(personnel_id, day) as away
    from organization.head_view where office_id = office and is_acting and during @> day) a on true
  where s.during @> day $$;
comment on function requests.post_of is 'Who heads an office on a day and who of them decides: the head and the officer in charge, unless they are away or no longer serve.';

-- Nobody decides for themselves, and an officer in charge not for the head in whose place they act.
create function requests.passes_over(owner integer, named integer, head integer, acting integer) returns boolean language sql immutable parallel safe
  return not ((head is not null and head is distinct from owner)
    or (acting is not null and acting is distinct from owner and named is distinct from owner));
comment on function requests.passes_over is 'Whether nobody at a post decides for this owner, so that the next higher head does.';

create function requests.turns_of(account integer, whom integer, day date)
  returns table (seat_id integer, owner_id integer, in_place_of integer, head_id integer, by_admin boolean) language sql stable parallel safe as $$
  with recursive own as (
    select distinct h.office_id, case when p.head = whom then null else p.named end as in_place_of,
      case when p.head = whom then p.head_id else p.acting_id end as head_id
    from organization.head_view h cross join lateral requests.post_of(h.office_id, day) p
    where h.personnel_id = whom and h.during @> day and whom in (p.head, p.acting)
  ),
  post as (
    select office_id, null::integer as owner_id, in_place_of, head_id from own
    union all
    select o.id, below.owner_id, post.in_place_of, post.head_id
    from post join organization.office_view o on o.parent_id = post.office_id
    cross join lateral requests.post_of(o.id, day) p
    cross join lateral (
      select post.owner_id where p.head is null and p.acting is null and not p.stays
      union
      select x from unnest(array[p.named, p.acting]) x
      where (p.head is not null or p.acting is not null or p.stays) and x is not null
        and coalesce(post.owner_id, x) = x and requests.passes_over(x, p.named, p.head, p.acting)
    ) below
    where below.owner_id is null or (below.owner_id <> whom and below.owner_id is distinct from post.in_place_of)
  ),
  held as (
    select g.group_name, h.scope, h.campus_id, f.tree_from, f.tree_to,
      exists (select from identity.role_group_view x where x.role_id = h.role_id and x.group_name = 'ADMIN') as by_admin
    from identity.account_role_view h join identity.role_group_view g on g.role_id = h.role_id
    left join organization.office_view f on f.id = h.office_id
      or (h.scope = 'headed' and f.id in (select d.office_id from organization.head_view d where d.personnel_id = whom and not d.is_acting and d.during @> day))
    where h.account_id = account and h.during @> day and h.scope <> 'self'
  )
  select s.id, post.owner_id, post.in_place_of, post.head_id, false
  from post join requests.seat s on s.kind = 'head' and s.office_id = post.office_id
  union all
  select s.id, null, null, null, bool_and(held.by_admin)
  from held join requests.seat s on s.kind = 'group' and s.group_name = held.group_name
  left join organization.office_view o on o.id = s.office_id
  where held.scope = 'all' or (held.scope = 'campus' and held.campus_id = o.campus_id) or o.tree_from between held.tree_from and held.tree_to
  group by s.id
  union all
  select distinct s.id, null::integer, null::integer, null::integer, false
  from requests.sitting m join requests.seat s on s.group_name = m.committee and s.office_id is not distinct from m.office_id
    and (s.kind = 'members' or (s.kind = 'secretary' and m.is_secretary))
  where m.personnel_id = whom and m.during @> day and requests.is_serving(whom, day)
  union all
  select s.id, null, null, null, false from requests.seat s
  where s.personnel_id = whom or s.personnel_id in (select id from personnel.person_view where merged_into = whom) $$;
comment on function requests.turns_of is 'The seats that an account and its person have on a day. owner_id null: for any owner; otherwise for this owner alone, whom the post below passes over. by_admin: only through a role that opens everything.';

create function requests.may_answer(person integer, turn_owner integer, in_place_of integer, decides boolean, owner integer) returns boolean
  language sql immutable parallel safe
  return (turn_owner is null or turn_owner = owner)
    and (not decides or owner is null or (owner is distinct from person and owner is distinct from in_place_of));
comment on function requests.may_answer is 'Whether a turn covers a request of this owner: nobody decides their own, nor in the place of the owner.';

create function requests.holders_of(seats integer[], day date)
  returns table (seat_id integer, owner_id integer, in_place_of integer, head_id integer, by_admin boolean, account_id integer, personnel_id integer)
  language sql stable parallel safe as $$
  with recursive above as (
    select s.office_id from requests.seat s where s.id = any(seats) and s.kind = 'head'
    union
    select o.parent_id from above join organization.office_view o on o.id = above.office_id where o.parent_id is not null
  ),
  candidate as (
    select a.id as account_id, h.personnel_id from organization.head_view h join above on above.office_id = h.office_id
      left join identity.account_view a on a.personnel_id = h.personnel_id where h.during @> day
    union
    -- The roles of the seats are found first, so that those who hold other roles are not read.
    select a.id, a.personnel_id from identity.account_role_view r join identity.account_view a on a.id = r.account_id and a.suspended_at is null
    where r.during @> day and r.role_id = any(array(
      select g.role_id from requests.seat s join identity.role_group_view g on g.group_name = s.group_name where s.id = any(seats) and s.kind = 'group'))
    union
    select a.id, m.personnel_id from requests.seat s join requests.sitting m on m.committee = s.group_name and m.office_id is not distinct from s.office_id
      left join identity.account_view a on a.personnel_id = m.personnel_id
    where s.id = any(seats) and s.kind in ('members', 'secretary') and m.during @> day
    union
    select a.id, p.id from requests.seat s join personnel.person_view q on q.id = s.personnel_id
      join personnel.person_view p on p.id = coalesce(q.merged_into, q.id) left join identity.account_view a on a.personnel_id = p.id
    where s.id = any(seats)
  )
  select t.*, c.account_id, c.personnel_id from candidate c cross join lateral requests.turns_of(c.account_id, c.personnel_id, day) t
  where t.seat_id = any(seats) $$;
comment on function requests.holders_of is 'Who has these seats on a day, asked of turns_of.';
