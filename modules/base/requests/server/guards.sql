-- What holds between the tables of requests, kept by triggers.

create function requests.number_step() returns trigger language plpgsql as $$
declare
  r requests.request;
begin
  select * into r from requests.request where id = new.request_id for no key update;
  if new.from_state is distinct from (case when r.last_no > 0 then r.state end) or (r.last_no = 0 and new.state <> r.state) then
    raise exception 'request % is %, not %', r.id, r.state, new.from_state using errcode = 'check_violation', constraint = 'a_step_begins_where_the_request_is';
  end if;
  if new.round not in (r.round, r.round + 1) then
    raise exception 'request % is in round %', r.id, r.round using errcode = 'check_violation', constraint = 'rounds_follow_each_other';
  end if;
  if new.decides and exists (select from requests.party where request_id = r.id and personnel_id in (new.personnel_id, new.in_place_of)) then
    raise exception 'a party of request % decides it', r.id using errcode = 'check_violation', constraint = 'nobody_decides_their_own';
  end if;
  new.no := r.last_no + 1;
  new.owner_id := r.owner_id;
  return new;
end $$;
comment on function requests.number_step is 'Gives a step its number and the owner of its request; refuses one that does not begin in the present state, and a decision by a party.';
create trigger step_is_numbered before insert on requests.step for each row execute function requests.number_step();

create function requests.follow_step() returns trigger language plpgsql as $$
begin
  update requests.request set state = new.state, last_no = new.no, round = new.round,
    closed_at = case when new.closes then new.at end where id = new.request_id;
  update requests.stage set closed_at = new.at, closed_by_no = new.no
  where request_id = new.request_id and opened_at is not null and closed_at is null and (new.closes or state <> new.state or round <> new.round);
  if not new.closes then
    update requests.stage s set opened_at = new.at, due_on = r.due_on from requests.request r
    where r.id = new.request_id and s.request_id = r.id and s.round = new.round and s.state = new.state and s.opened_at is null;
  end if;
  return null;
end $$;
comment on function requests.follow_step is 'Moves the request of a step, closes the stages that it answers and opens those of its state.';
create trigger step_moves_its_request after insert on requests.step for each row execute function requests.follow_step();

create function requests.keep_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.before_merge and not old.before_merge
    and kernel.follows_a_merge(to_jsonb(old) - 'prior_no', to_jsonb(new) || '{"before_merge": false}') then return new; end if;
  if tg_op = 'UPDATE' and kernel.follows_a_merge(to_jsonb(old) - 'prior_no', to_jsonb(new)) then return new; end if;
  raise exception 'step is append-only' using errcode = 'restrict_violation';
end $$;
comment on function requests.keep_step is 'Steps are never changed, but for the merge of two records of one person, which may also mark those that one of them took for the other.';
create trigger step_is_append_only before update or delete on requests.step for each row execute function requests.keep_step();

create function requests.refuse_by_hand() returns trigger language plpgsql as $$
begin
  raise exception '% is moved by its steps alone', tg_table_name using errcode = 'restrict_violation', constraint = 'only_a_step_moves_a_request';
end $$;
comment on function requests.refuse_by_hand is 'Refuses a change that is not made by a step.';
create trigger only_a_step_moves_a_request before update of state, last_no, round, closed_at on requests.request
  for each row when (pg_trigger_depth() = 0) execute function requests.refuse_by_hand();
create trigger only_a_step_opens_a_stage before update of round, place, role, seat_id, state, decides, opened_at, closed_at, closed_by_no on requests.stage
  for each row when (pg_trigger_depth() = 0) execute function requests.refuse_by_hand();
create trigger a_request_is_never_deleted before delete on requests.request for each row execute function kernel.refuse_change();

create function requests.begin_stage() returns trigger language plpgsql as $$
begin
  if new.opened_at is not null then
    raise exception 'a stage is opened by a step' using errcode = 'restrict_violation', constraint = 'only_a_step_opens_a_stage';
  end if;
  select kind, owner_id into new.kind, new.owner_id from requests.request where id = new.request_id;
  return new;
end $$;
comment on function requests.begin_stage is 'Lets a stage begin closed, with the kind and the owner of its request.';
create trigger a_stage_begins_closed before insert on requests.stage for each row execute function requests.begin_stage();

create function requests.follow_request() returns trigger language plpgsql as $$
begin
  if new.owner_id is distinct from old.owner_id then
    update requests.step set owner_id = new.owner_id where request_id = new.id;
    update requests.stage set owner_id = new.owner_id where request_id = new.id;
  end if;
  if new.due_on is distinct from old.due_on then
    update requests.stage set due_on = new.due_on where request_id = new.id and opened_at is not null and closed_at is null;
  end if;
  return null;
end $$;
comment on function requests.follow_request is 'Carries the owner, where two records are merged, and the due day of a request to its steps and stages.';
create trigger stages_follow_their_request after update of owner_id, due_on on requests.request
  for each row execute function requests.follow_request();

create function requests.fix_party() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and kernel.follows_a_merge(to_jsonb(old), to_jsonb(new)) then return new; end if;
  if exists (select from requests.request where id = coalesce(new.request_id, old.request_id) and last_no > 0) then
    raise exception 'the people of a request are fixed when it is filed' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
comment on function requests.fix_party is 'Lets the people of a request be named before its first step, and not be changed after it.';
create trigger parties_are_fixed_at_filing before insert or update or delete on requests.party
  for each row execute function requests.fix_party();

create function requests.seat_of(of_kind text, office integer, group_of text, person integer) returns integer language plpgsql as $$
declare
  found_id integer;
begin
  -- Each kind by the index that finds it: of people there are as many seats as people.
  if person is not null then
    select id into found_id from requests.seat where personnel_id = person and kind = of_kind;
  elsif group_of is not null then
    select id into found_id from requests.seat where group_name = group_of and office_id is not distinct from office and kind = of_kind;
  else
    select id into found_id from requests.seat where office_id = office and group_name is null and kind = of_kind;
  end if;
  if found_id is null then
    insert into requests.seat (kind, office_id, group_name, personnel_id) values (of_kind, office, group_of, person)
    on conflict on constraint a_seat_is_there_once do update set kind = excluded.kind returning id into found_id;
  end if;
  return found_id;
end $$;
comment on function requests.seat_of is 'The seat of the head of an office, of a group over an office, or of a person; made where there is none yet.';
