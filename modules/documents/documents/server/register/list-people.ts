import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPeople } from '@talaan/personnel/server/public.ts';
import { DTS } from '../../contract/words.ts';
import type { listPeople as endpoint } from '../../contract/register.ts';

/** By name alone: papers come from employees of any office, and go to them; who reaches papers does not reach people. */
export async function listPeople(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { term, office } = call.query;
  const found = await findPeople(call, { term, groups: DTS, serving: true, within: office });
  return { people: found.map((person) => ({ ...person, idno: null, avatar: null })) };
}
