import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';
import { readToken } from './token.ts';
import { readViewed } from './view-as.ts';
import { ownerOfDevice } from './own-device.ts';

/** When what is shown was answered, by its address; empty as long as the server answers. */
const shown = new Map<string, number>();
const watchers = new Set<() => void>();
let oldest: number | undefined;

const loadStore = () => import('./own-store.ts');

/**
 * Asks, and keeps the answer on one's own device; without a network the answer that is kept, which is marked with its time (`useShownSince`). What an
 * administrator sees while viewing as someone else is not kept.
 */
export async function answerOrKept<T>(address: string, ask: () => Promise<T>): Promise<T> {
  if (ownerOfDevice() === undefined || readViewed()) return ask();
  const asker = readToken();
  try {
    const answer = await ask();
    noteAnswered(address);
    void keep(address, answer, asker);
    return answer;
  } catch (failure) {
    const kept = failure instanceof ApiError && failure.status === 0 ? await find(address) : undefined;
    if (!kept) throw failure;
    note(() => shown.set(address, kept.at));
    return kept.answer as T;
  }
}

/** From when it is what an address said last, in milliseconds; undefined where it was answered now. */
export function keptSince(address: string): number | undefined {
  return shown.get(address);
}

/** The moment of the oldest of what is shown from before the network went, in milliseconds; undefined where all is of now. */
export function useShownSince(): number | undefined {
  return useSyncExternalStore(watch, () => oldest);
}

/** The next page says anew what it shows. */
export function forgetShown(): void {
  note(() => shown.clear());
}

/** What is kept of a person who is no longer signed in here. */
export async function forgetKept(): Promise<void> {
  forgetShown();
  if (ownerOfDevice() === undefined) return;
  await loadStore().then(
    ({ forgetAnswers }) => forgetAnswers(),
    // Without the code nothing was kept by this version.
    () => undefined,
  );
}

/** A browser without room for it works as one that keeps nothing. */
async function keep(address: string, answer: unknown, asker: string | undefined): Promise<void> {
  try {
    const { saveAnswer } = await loadStore();
    // Not where its person logged out in between.
    if (asker !== undefined && asker === readToken()) await saveAnswer({ address, answer, at: Date.now() });
  } catch {
    // Nothing is kept then.
  }
}

async function find(address: string) {
  try {
    return await (await loadStore()).findAnswer(address);
  } catch {
    return undefined;
  }
}

function noteAnswered(address: string): void {
  if (shown.has(address)) note(() => shown.delete(address));
}

function note(change: () => void): void {
  change();
  oldest = shown.size > 0 ? Math.min(...shown.values()) : undefined;
  for (const tell of watchers) tell();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
