import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfPlantilla: readonly PersonalDataPart[] = [
  personalDataIn(
    'Plantilla items held',
    [],
    ({ personnelId }) => sql`
      select lower(a.during) as "From", upper(a.during) - 1 as "To", i.item_number as "Item", a.is_substitute as "As substitute"
      from personnel.appointment_view a join plantilla.item i on i.id = a.item_id where a.personnel_id = ${personnelId} order by a.during`,
  ),
];
