import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfTravel: readonly PersonalDataPart[] = [
  personalDataIn(
    'Official business travel',
    ['travel.trip', 'travel.traveler'],
    ({ personnelId }) => sql`
      select t.first_day as "From", t.last_day as "To", t.destination as "Destination", t.purpose as "Purpose", t.is_abroad as "Abroad",
        t.transport as "Transport", t.basis as "Basis", t.expenses as "Expenses", t.foreign_authority as "Authority to travel abroad",
        t.order_no as "Travel order", t.state as "State", t.personnel_id <> x.personnel_id as "As a companion",
        t.appearance_file_id is not null as "Has a certificate of appearance"
      from travel.traveler x join travel.trip t on t.id = x.trip_id where x.personnel_id = ${personnelId} order by t.first_day`,
  ),
  personalDataIn(
    'Pass slips',
    ['travel.pass_slip'],
    ({ personnelId }) => sql`
      select date as "Date", from_minute as "From, minutes after midnight", to_minute as "To", is_official as "Official", destination as "Where to",
        purpose as "Purpose", left_at as "Left", returned_at as "Back", slip_no as "Slip", state as "State"
      from travel.pass_slip where personnel_id = ${personnelId} order by date, from_minute`,
  ),
];
