import { recordChange } from '../audit/audit.ts';
import type { Call } from '../mount.ts';
import { lockView } from './lock-view.ts';

/** Errors: those of `lockView`. */
export async function removeView(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, params } = call;
  const before = await lockView(call, params.id);
  await db.deleteFrom('kernel.saved_view').where('id', '=', params.id).execute();
  await recordChange(call, { action: 'delete a view', subject: `view:${params.id}`, before });
  return { message: `The view “${before.name}” is deleted.` };
}
