import { useSyncExternalStore } from 'react';
import { keepToken } from './token.ts';

const KEY = 'talaan.own-device';
const NO = 'no';
const watchers = new Set<() => void>();

/**
 * Whose own device this browser is, by the number of the account: only there Talaan keeps what was last seen. A shared computer keeps nothing, and what
 * one person chose says nothing for another.
 */
export function ownerOfDevice(): number | undefined {
  const owner = Number(localStorage.getItem(KEY));
  return owner > 0 ? owner : undefined;
}

export function chooseOwner(accountId: number | undefined): void {
  localStorage.setItem(KEY, accountId === undefined ? NO : String(accountId));
  keepToken(accountId !== undefined);
  for (const tell of watchers) tell();
}

/** Who installed the app made the device their own by that, unless they chose otherwise. */
export function isChosenByInstalling(): boolean {
  return localStorage.getItem(KEY) === null && isInstalled();
}

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

export function useOwnerOfDevice(): number | undefined {
  return useSyncExternalStore(watch, ownerOfDevice);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
