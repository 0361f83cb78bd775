import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';

/** Status and nature of an appointment, from the lists of the university. */
export interface Terms {
  status: { code: string; name: string; governmentService: boolean; maxMonths: number | null };
  nature: { code: string; name: string };
}

/** Errors: 422 on status_code or nature_code. */
export async function readTerms(db: Database, wanted: { status_code: string; nature_code: string }): Promise<Terms> {
  const status = await db
    .selectFrom('reference.appointment_status')
    .select(['code', 'name', 'government_service', 'max_months'])
    .where('code', '=', wanted.status_code)
    .executeTakeFirst();
  if (!status) throw invalid({ status_code: ['Choose a status of the list.'] });
  if (!status.government_service)
    throw invalid({ status_code: [`${status.name} is a contract, not an appointment. Contracts are made under Job orders.`] });
  const nature = await db
    .selectFrom('reference.appointment_nature')
    .select(['code', 'name', 'is_appointment'])
    .where('code', '=', wanted.nature_code)
    .executeTakeFirst();
  if (!nature) throw invalid({ nature_code: ['Choose a nature of the list.'] });
  if (!nature.is_appointment) throw invalid({ nature_code: [`${nature.name} takes an order or a notice, not an appointment.`] });
  return {
    status: { code: status.code, name: status.name, governmentService: true, maxMonths: status.max_months },
    nature: { code: nature.code, name: nature.name },
  };
}
