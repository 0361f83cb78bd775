-- What other modules read of identity: nothing else is theirs to read (decision 294). Each is one table in a few columns, which PostgreSQL reads as the table itself.

create view identity.account_view with (security_invoker = true) as
  select id, email, name, personnel_id, avatar_path, avatar_file_id, suspended_at, password_set_at,
    password_hash is not null as has_password, is_service
  from identity.account;
comment on view identity.account_view is 'Who can sign in, as others name and notify them; suspended_at: not until HR takes the suspension back. has_password: invited people have none until they set one. is_service: another system, which never signs in.';

create view identity.role_view with (security_invoker = true) as
  select id, name
  from identity.role;
comment on view identity.role_view is 'Roles by their names.';

create view identity.role_group_view with (security_invoker = true) as
  select role_id, group_name
  from identity.role_group;
comment on view identity.role_group_view is 'Which view groups a role opens.';

create view identity.account_role_view with (security_invoker = true) as
  select id, account_id, role_id, scope, office_id, campus_id, during
  from identity.account_role;
comment on view identity.account_role_view is 'Roles that an account holds on the days of during, and over whose records; headed means the offices that its person heads on the day.';

create view identity.closed_group_view with (security_invoker = true) as
  select group_name
  from identity.closed_group;
comment on view identity.closed_group_view is 'View groups that are of no role now, because the university does not use that part of Talaan.';

create view identity.sign_in_try_view with (security_invoker = true) as
  select account_id, outcome
  from identity.sign_in_try;
comment on view identity.sign_in_try_view is 'How tries to sign in at an account ended.';
