create function documents.keep_hop() returns trigger language plpgsql as $$
begin
  -- Two records of a person are joined.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'to_person_id' = to_jsonb(old) - 'to_person_id' and num_nonnulls(old.to_person_id, new.to_person_id) = 2 then
    return new;
  end if;
  if tg_op = 'DELETE' or old.ended_at is not null or old.to_person_id is distinct from new.to_person_id
    or (old.document_id, old.no, old.office_id, old.from_no, old.from_office_id, old.continues_no, old.instruction, old.note, old.sent_at, old.sent_by)
      is distinct from (new.document_id, new.no, new.office_id, new.from_no, new.from_office_id, new.continues_no, new.instruction, new.note, new.sent_at, new.sent_by)
    or (old.received_at is not null and (old.received_at, old.received_by) is distinct from (new.received_at, new.received_by)) then
    raise exception 'what a hop says of the past stays' using errcode = 'check_violation', constraint = 'hops_are_only_added';
  end if;
  return new;
end $$;
comment on function documents.keep_hop is 'Lets an open hop be received, paused and ended, and nothing else of it change.';
create trigger hops_are_only_added before update or delete on documents.hop for each row execute function documents.keep_hop();

create function documents.check_open_hop() returns trigger language plpgsql as $$
declare
  wanted integer := case when tg_table_name = 'hop' then (to_jsonb(new) ->> 'document_id')::integer else new.id end;
begin
  if exists (
    select from documents.document d left join documents.hop h on h.document_id = d.id and h.ended_at is null
    where d.id = wanted and case when d.state in ('DRAFT', 'RELEASED', 'REJECTED', 'ARCHIVED') then h.id is not null else h.state is distinct from d.state end
  ) then
    raise exception 'document % and its open hop differ', wanted using errcode = 'check_violation', constraint = 'a_document_is_where_its_open_hop_is';
  end if;
  return null;
end $$;
comment on function documents.check_open_hop is 'At the end of a transaction an open document has one open hop with its state, a draft or closed one has none.';
create constraint trigger document_is_where_its_hop_is after insert or update of state on documents.document
  deferrable initially deferred for each row execute function documents.check_open_hop();
create constraint trigger hop_is_where_its_document_is after insert or update of state, ended_at on documents.hop
  deferrable initially deferred for each row execute function documents.check_open_hop();

create function documents.keep_outgoing_number() returns trigger language plpgsql as $$
begin
  raise exception 'an outgoing number stays' using errcode = 'check_violation', constraint = 'an_outgoing_number_stays';
end $$;
comment on function documents.keep_outgoing_number is 'Refuses to change or take back the outgoing number of a document, which is on the paper.';
create trigger an_outgoing_number_stays before update of outgoing_no on documents.document for each row
  when (old.outgoing_no is not null and new.outgoing_no is distinct from old.outgoing_no) execute function documents.keep_outgoing_number();
