import type { ClientBase } from 'pg';
import { anyPoint } from '../../contract/contributions.ts';

/** What was sealed with SECRET_KEY, such as authenticator apps. */
export interface SealedThings {
  /** Of each kind a few words, such as `12 authenticator apps`; none where there are none. */
  count: (owner: ClientBase) => Promise<string[]>;
  /** Removes them, where the key is lost: their owners sign in without them, and set them up anew. */
  forget: (owner: ClientBase) => Promise<void>;
}

export const sealedThings = anyPoint<SealedThings>('what SECRET_KEY seals');

/** What becomes of something under another name. */
export interface UseOfAddress {
  sentence: string;
  stopsWorking: boolean;
}

/** What is bound to the name of PUBLIC_URL, or repeats it. */
export interface AddressUse {
  /** What becomes of it under another name; null where there is none of it. */
  say: (owner: ClientBase, names: { before: string; now: string }) => Promise<UseOfAddress | null>;
}

export const addressUses = anyPoint<AddressUse>('what names the address of Talaan');
