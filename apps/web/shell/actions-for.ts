import { opens } from '@talaan/kernel/contract/groups.ts';
import { mayOpen, type Visitor } from '@talaan/kernel/web/guard.ts';
import { screens } from '../screens.ts';

/** What somebody may do, as Ctrl-K offers it: each word that was typed is in it. What everybody does is about their own record. */
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
