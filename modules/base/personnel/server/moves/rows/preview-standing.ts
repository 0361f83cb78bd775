import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { previewStanding as previewing } from '../../../contract/move-rows.ts';
import { findPersonInScope } from '../../find-person-in-scope.ts';
import type { PersonnelNeeds } from '../../needs.ts';

type Asked = CallOf<typeof previewing>;

/** What lies on the days of a standing. Errors: 404. */
export async function previewStanding(call: Asked, { leave }: PersonnelNeeds): Promise<{ warnings: string[] }> {
  const { db, params, query } = call;
  const { id } = await findPersonInScope(call, params.id, ['PERSONNELS']);
  const days = { personnelId: id, from: query.from, to: query.to ?? null, except: query.instead_of ?? null };
  const warnings = await Promise.all(leave.map((one) => one.warnOfStanding(db, days)));
  return { warnings: warnings.flat() };
}
