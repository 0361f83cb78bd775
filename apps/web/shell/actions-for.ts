import { opens } from '@talaan/kernel/contract/groups.ts';
import { mayOpen, type Visitor } from '@talaan/kernel/web/guard.ts';
import { screens } from '../screens.ts';

/** The acts that Ctrl-K offers a user: each typed word is in the name. Acts open to all users concern the own record, which an account may lack. */
export function actionsFor(visitor: Visitor, typed: string): { path: string; action: string }[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  return screens.flatMap(({ path, group, applicants, action }) =>
    action &&
    mayOpen({ path, group, applicants }, visitor) &&
    (visitor.personnel !== null || !opens(group, [])) &&
    words.every((word) => action.toLowerCase().includes(word))
      ? [{ path, action }]
      : [],
  );
}
