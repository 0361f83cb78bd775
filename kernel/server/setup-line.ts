import { anyPoint } from '../contract/contributions.ts';
import type { Call } from './mount.ts';

/** One thing that a university sets up before its people work with Talaan, as 'Set-up checklist' lists it. */
export interface SetupLine {
  name: string;
  title: string;
  /** Among the others; the smallest first. */
  place: number;
  /** The screen where it is done; null for what is done at a terminal of the server. */
  link: string | null;
  /** In one statement or two: how far it is, in a sentence, and whether that will do. */
  read: (call: Pick<Call, 'server' | 'db' | 'today'>) => Promise<SetupState>;
}

export interface SetupState {
  says: string;
  isDone: boolean;
}

export const setupLines = anyPoint<SetupLine>("lines of 'Set-up checklist'");

/** `1 campus`, `2 campuses`, `no campus yet`. */
export function formatCount(count: number, one: string, many: string): string {
  return count === 0 ? `no ${one} yet` : `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
