import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { AGENCY_NUMBER_KINDS, showAgencyNumber, type AgencyNumber } from '@talaan/organization/rules/agency-numbers.ts';

/** The university as papers name it, with the numbers of agencies as these write them; empty what is not on record. */
export interface Entity {
  entity: string;
  address: string;
  numbers: Readonly<Record<AgencyNumber, string>>;
}

export async function readEntity(db: Database): Promise<Entity> {
  const { rows } = await sql<{ entity: string; address: string } & Record<AgencyNumber, string>>`
    select name as entity, address, tin, gsis_no, philhealth_no, pagibig_no from organization.university_view`.execute(db);
  const { entity, address, ...digits } = rows[0]!;
  const numbers = Object.fromEntries(AGENCY_NUMBER_KINDS.map((kind) => [kind, showAgencyNumber(kind, digits[kind])]));
  return { entity, address, numbers: numbers as Entity['numbers'] };
}
