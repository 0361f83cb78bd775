import { sql } from 'kysely';
import { personalDataAtLength, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfMemoranda: readonly PersonalDataPart[] = [
  personalDataAtLength(
    'Circulars read',
    ['memoranda.reading'],
    ({ personnelId }) => sql`
      select r.read_at as "Read", r.acknowledged_at as "Acknowledged", replace(c.kind, '_', ' ') || ' ' || c.number || ', s. ' || c.series as "Circular",
        c.subject as "Subject"
      from memoranda.reading r join memoranda.circular c on c.id = r.circular_id where r.personnel_id = ${personnelId} order by r.read_at`,
  ),
];
