import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import type { revealNumbers as endpoint } from '../../contract/record.ts';
import { IDENTITY_NUMBERS, showIdentityNumber } from '../../rules/identity-numbers.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';
import { readNumbers } from './change-numbers.ts';

/** Identity numbers in full, each noted for the person to see. Error: 404 outside one's scope. */
export async function revealNumbers(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, body } = call;
  await findPersonInScope(call, params.id, ['PERSONNELS']);
  const numbers = await readNumbers(db, params.id);
  const shown = [...new Set(body.kinds)].flatMap((kind) => {
    const number = numbers[kind];
    return number ? [{ kind, number: showIdentityNumber(kind, number) }] : [];
  });
  for (const { kind } of shown) await recordOpening(call, params.id, IDENTITY_NUMBERS[kind].label);
  return { numbers: shown };
}
