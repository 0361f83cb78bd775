import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const userConstraints: ConstraintMessages = {
  email_is_taken_once: { field: 'email', message: 'Another account has this e-mail address.' },
  a_person_has_one_account: { field: 'personnel_id', message: 'This person already has an account.' },
  a_role_is_held_once_at_a_time: { field: 'role_id', message: 'The role is held over this already on some of these days.' },
  maintenance_ends_after_it_begins: { field: 'ends_at', message: 'This time has passed.' },
  scope_is_an_office: { field: 'office_id', message: 'There is no such office.' },
  scope_is_a_campus: { field: 'campus_id', message: 'There is no such campus.' },
  role_has_its_own_name: { field: 'name', message: 'Another role has this name.' },
  role_name_is_taken_once: { field: 'name', message: 'Another role has this name.' },
  held_role_exists: { message: 'This role is or was assigned to a user. Remove its groups instead; the history then stays complete.' },
};
