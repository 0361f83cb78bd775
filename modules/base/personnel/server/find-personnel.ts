import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { findPersonnel as endpoint } from '../contract.ts';
import { findPeopleInScope } from './find-people-in-scope.ts';

/** For pickers: everyone within reach for any work that names people. */
export async function findPersonnel(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  return { personnel: await findPeopleInScope(call, call.query.term, ['PERSONNELS', 'EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING']) };
}
