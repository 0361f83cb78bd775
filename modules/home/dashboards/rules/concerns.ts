import { opens, type Group } from '@talaan/kernel/contract/groups.ts';

interface Part {
  /** Holders of one of these see it; absent for everybody. */
  groups?: readonly Group[] | undefined;
  /** Whose home shows other things in its place. */
  unless?: readonly Group[] | undefined;
}

/**
 * Whether a part of the home is for somebody with these views. The role of an administrator opens nearly everything; their home shows what
 * is for administrators and for everybody, not all that HR, heads and executives have.
 */
export function concerns({ groups, unless = [] }: Part, views: readonly string[]): boolean {
  if (unless.some((group) => opens(group, views))) return false;
  if (groups === undefined) return true;
  return opens('ADMIN', views) ? groups.includes('ADMIN') : groups.some((group) => opens(group, views));
}
