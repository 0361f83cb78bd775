import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { refuseOwnRecord } from '@talaan/attendance/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { deleteFace } from './delete-face.ts';

/** Deletes the registered face of a person within reach. Errors: 403 for one's own, 404, 409 where none is registered. */
export async function endEnrolment(call: Call<{ id: number }, unknown, { reason: string }>): Promise<{ message: string }> {
  const person = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  refuseOwnRecord(call, person.id);
  if (!(await deleteFace(call, person.id, call.body.reason))) throw wrongState(`No face is registered of ${person.fullname}.`);
  return { message: `The face of ${person.fullname} is deleted. Kiosks do not recognize it any more.` };
}
