import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import type { readPosition as endpoint } from '../../contract/career.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';
import type { PersonnelNeeds } from '../needs.ts';
import { positionOn } from './position-on.ts';

/** The position of a person on a day. Error: 404 outside one's scope of today. */
export async function readPosition(call: CallOf<typeof endpoint>, needs: PersonnelNeeds): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, query, today } = call;
  await findPersonInScope(call, params.id, ['PERSONNELS']);
  await recordOpening(call, params.id, 'Personnel record');
  return { position: await positionOn(db, params.id, query.on ?? today, needs) };
}
