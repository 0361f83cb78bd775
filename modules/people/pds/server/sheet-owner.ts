import type { Group } from '@talaan/kernel/contract/groups.ts';
import { isApplicantOnly } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { SheetActor } from '../rules/workflow.ts';

/** Who may look into sheets of others, within the scope of their role. Employees hold PDS for themselves. */
export const KEEPERS: readonly Group[] = ['PDS', 'PERSONNELS', 'PDS-CHECKING'];

/** Whose sheet a call is about, and as what the caller comes to it: nobody is HR or checker to their own. */
export interface Whose {
  personnelId: number;
  isMine: boolean;
  roles: readonly SheetActor[];
}

export function mine({ actor }: Pick<Call, 'actor'>): Whose {
  const isApplicant = isApplicantOnly(actor);
  if (actor.personnelId === null)
    throw notFound(
      isApplicant
        ? 'Register as an applicant first: open a job vacancy and apply.'
        : 'Your account is not linked to a personnel record. Ask HR to link it.',
    );
  return { personnelId: actor.personnelId, isMine: true, roles: [isApplicant ? 'applicant' : 'owner'] };
}

/** A person within the caller's scope, and the opening of the sheet noted. Errors: 404 for anybody else. */
export async function theirs(call: Call, personnelId: number): Promise<Whose> {
  if (personnelId === call.actor.personnelId) return mine(call);
  await findPersonInScope(call, personnelId, KEEPERS);
  await recordOpening(call, personnelId, 'Personal data sheet');
  return { personnelId, isMine: false, roles: (await isChecker(call, personnelId)) ? ['hr', 'checker'] : ['hr'] };
}

async function isChecker(call: Call, personnelId: number): Promise<boolean> {
  return (await orNobody(findPersonInScope(call, personnelId, ['PDS-CHECKING']))) !== null;
}

/** Null where what was looked for is beyond the caller's reach; any other failure stays one. */
export async function orNobody<T>(looking: Promise<T>): Promise<T | null> {
  try {
    return await looking;
  } catch (failure) {
    if (failure instanceof Refusal && failure.status === 404) return null;
    throw failure;
  }
}
