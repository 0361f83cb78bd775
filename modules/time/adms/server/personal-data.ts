import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfAdms: readonly PersonalDataPart[] = [
  personalDataIn(
    'On attendance devices',
    ['adms.device_user'],
    ({ personnelId, today }) => sql`
      select d.name as "Device", u.pin as "PIN", u.name as "Name on the device", u.card as "Card", u.said_at as "By the device’s word", u.sent_at as "Put there"
      from adms.device_user u join attendance.device_view d on d.id = u.device_id
      join personnel.device_pin_view h on h.pin = u.pin and h.during @> ${today}::date
      where h.personnel_id = ${personnelId} order by d.number, u.pin`,
  ),
  personalDataIn(
    'Commands to attendance devices',
    ['adms.command'],
    ({ personnelId, accountId }) => sql`
      select k.queued_at as "When", d.name as "Device", k.kind as "Command", k.pin as "PIN", k.state as "Came to",
        case when k.queued_by = ${accountId} then 'By them' else 'About them' end as "Their part"
      from adms.command k join attendance.device_view d on d.id = k.device_id
      where k.personnel_id = ${personnelId} or k.queued_by = ${accountId} order by k.id`,
  ),
  personalDataIn(
    'Unknown devices decided',
    ['adms.stranger'],
    ({ accountId }) => sql`
      select serial as "Serial number", state as "Decided", decided_at as "When" from adms.stranger where decided_by = ${accountId} order by decided_at`,
  ),
  personalDataIn(
    'Addresses of devices decided',
    ['adms.address'],
    ({ accountId }) => sql`
      select d.name as "Device", a.address as "Address", a.state as "Decided", a.decided_at as "When"
      from adms.address a join attendance.device_view d on d.id = a.device_id where a.decided_by = ${accountId} order by a.decided_at`,
  ),
];
