import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { findPersonnel as endpoint } from '../contract.ts';
import { findPeopleInScope } from './find-people-in-scope.ts';

/** For pickers: everyone within reach for any work that names people. */
export async function findPersonnel(call: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  return { personnel: await findPeopleInScope(call, call.query.term, ['PERSONNELS', 'EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING']) };
}
