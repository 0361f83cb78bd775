import { sql } from 'kysely';
import { personalDataAtLength, personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

/** Passwords, keys and codes are not read: what is kept of them is their hash or sealed, and opens nothing to anybody. */
export const personalDataOfIdentity: readonly PersonalDataPart[] = [
  personalDataIn(
    'Account',
    ['identity.account', 'identity.email_change', 'identity.reset_link'],
    ({ accountId }) => sql`
      select a.email as "E-mail", a.name as "Name", a.avatar_file_id is not null as "Has a picture", a.password_set_at as "Password set",
        a.created_at as "Made", a.suspended_at as "Suspended", a.suspended_because as "Suspended because", c.email as "New e-mail asked for",
        r.created_at as "Link for a new password mailed"
      from identity.account a left join identity.email_change c on c.account_id = a.id left join identity.reset_link r on r.account_id = a.id
      where a.id = ${accountId}`,
  ),
  personalDataIn(
    'Roles',
    ['identity.account_role'],
    ({ accountId }) => sql`
      select r.name as "Role", lower(h.during) as "From", upper(h.during) - 1 as "To", h.scope as "Scope",
        coalesce(o.fullname, c.name) as "Place"
      from identity.account_role h join identity.role r on r.id = h.role_id left join organization.office_view o on o.id = h.office_id
      left join organization.campus_view c on c.id = h.campus_id where h.account_id = ${accountId} order by h.during`,
  ),
  personalDataIn(
    'Sessions',
    ['identity.session', 'identity.viewing'],
    ({ accountId }) => sql`
      select created_at as "Signed in", last_seen_at as "Last used", address as "Address", device as "Device"
      from identity.session where account_id = ${accountId} order by created_at`,
  ),
  personalDataIn(
    'Ways to sign in',
    [
      'identity.passkey',
      'identity.passkey_challenge',
      'identity.authenticator',
      'identity.email_factor',
      'identity.mailed_code',
      'identity.recovery_code',
      'identity.social_link',
      'identity.known_browser',
    ],
    ({ accountId }) => sql`
      select * from (
        select 'Passkey' as "Way", name as "Name", created_at as "Since", last_used_at as "Last used" from identity.passkey where account_id = ${accountId}
        union all select 'Authenticator app', '', proven_at, null from identity.authenticator where account_id = ${accountId}
        union all select 'Code by mail', '', since, null from identity.email_factor where account_id = ${accountId}
        union all select 'Recovery codes not used yet', count(*)::text, null, null from identity.recovery_code
          where account_id = ${accountId} and used_at is null having count(*) > 0
        union all select 'Account at ' || provider, email, linked_at, last_used_at from identity.social_link where account_id = ${accountId}
        union all select 'Known browser', device, null, last_seen_at from identity.known_browser where account_id = ${accountId}) w order by 1, 3`,
  ),
  personalDataAtLength(
    'Sign-ins',
    ['identity.sign_in_try', 'identity.sign_in_challenge'],
    ({ accountId }) => sql`
      select at as "When", outcome as "Outcome", address as "Address", device as "Device"
      from identity.sign_in_try where account_id = ${accountId} order by at`,
  ),
  personalDataIn(
    'Requests for an account',
    ['identity.registration'],
    ({ personnelId, accountId }) => sql`
      select created_at as "Asked", last_at as "Asked last", kind as "As", email as "E-mail", name as "Name", idno as "Employee number",
        birth_date as "Birth date", state as "State", settled_at as "Settled"
      from identity.registration where personnel_id = ${personnelId} or account_id = ${accountId} order by created_at`,
  ),
];
