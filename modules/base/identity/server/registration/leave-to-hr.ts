import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { REASONS, type Reason } from '../../contract/registration.ts';
import type { RegistrationNeeds } from '../needs.ts';

interface Unmatched {
  email: string;
  name: string;
  idno: string;
  birth_date: string;
  personnel_id: number | null;
  office_id: number | null;
  reason: Reason;
}

/** Puts a registration that did not match before HR; the same once more is counted on its line and told once. */
export async function leaveToHr(
  db: Database,
  { clock }: Pick<Server, 'clock'>,
  { notifyKeepers }: Pick<RegistrationNeeds, 'notifyKeepers'>,
  given: Unmatched,
): Promise<void> {
  const now = clock.now();
  const at = now.toString();
  const kept = await db
    .insertInto('identity.registration')
    .values({
      kind: 'staff',
      email: given.email,
      name: given.name,
      idno: given.idno,
      birth_date: given.birth_date,
      personnel_id: given.personnel_id,
      office_id: given.office_id,
      reason: given.reason,
      state: 'for_hr',
      created_at: at,
      last_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'idno', 'birth_date'])
        // A statement that is planned for any values finds a partial index by its own words alone.
        .where('state', '=', sql.lit('for_hr'))
        .doUpdateSet((set) => ({
          tries: sql`registration.tries + 1`,
          last_at: at,
          reason: set.ref('excluded.reason'),
          name: set.ref('excluded.name'),
          personnel_id: set.ref('excluded.personnel_id'),
          office_id: set.ref('excluded.office_id'),
        })),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  if (kept.tries > 1) return;
  await notifyKeepers({ db, now, today: clock.today() }, 'PERSONNELS', {
    title: 'A registration does not match',
    description: `${given.email} gave the employee number ${given.idno}. ${REASONS[given.reason]}.`,
    link: '/settings/admin/registrations?state=for_hr',
  });
}
