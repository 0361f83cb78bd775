import { useSyncExternalStore } from 'react';
import type { Endpoint, Method } from '../../contract/endpoint.ts';
import { say } from '../../contract/say.ts';
import { ApiError, toastMessages } from './api-error.ts';
import { call, type Answer, type CallInput } from './call.ts';
import type { FilledForm } from './filled-form.ts';
import { readViewed } from './view-as.ts';
import { ownerOfDevice } from './own-device.ts';

/** What was filed on this device without a network, and what became of it. */
export interface Unsent {
  /** In the order of filing. */
  id: number;
  /** The account that filed it. */
  owner: number;
  /** Goes with every try, so that the server takes it once. */
  key: string;
  method: Method;
  path: string;
  /** Such as `Pass slip`. */
  what: string;
  params: unknown;
  body: unknown;
  /** Of the form in which it was filled in, to be corrected where it is refused. */
  form?: FilledForm;
  /** By this device's clock, in milliseconds. */
  filedAt: number;
  state: 'waiting' | 'sent' | 'refused';
  /** When it was answered, and why it was refused. */
  answeredAt?: number;
  because?: string;
}

/** It could not be sent, and waits on the device; no failure to the person who filed it. */
export class KeptForLater extends ApiError {
  constructor(what: string) {
    super(0, { message: say('{what}: kept on this device. It is sent once you are online again.', { what: say(what) }) });
  }
}

const TURN = 'talaan.outbox';
/** The server knows a key for 60 days (kernel/server/database/sent-once.ts); what is older might be done twice. */
const TOO_LATE_MS = 30 * 24 * 60 * 60 * 1000;
/** Until then one reads that it was sent. */
const SENT_SHOWN_MS = 24 * 60 * 60 * 1000;
const NONE: readonly Unsent[] = [];

const loadStore = () => import('./own-store.ts');
/** Made when it is first needed: in a test without a page it would hold up the end. */
let channel: BroadcastChannel | undefined;
const otherTabs = () => (channel ??= new BroadcastChannel(TURN));
const watchers = new Set<() => void>();
let known: readonly Unsent[] = NONE;

/** Sends what a form filed, after all that is still to be sent; on one's own device and without an answer it is kept and sent later. Throws `KeptForLater` then. */
export async function sendOrKeep<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
  const owner = ownerOfDevice();
  const what = endpoint.sentLater;
  if (what === undefined || owner === undefined || readViewed()) return call(endpoint, input);
  const key = crypto.randomUUID();
  if (await sendWaiting()) {
    try {
      const answer = await call(endpoint, { ...input, key });
      if (input.form?.corrects !== undefined) await dropUnsent(input.form.corrects);
      return answer;
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status !== 0) throw failure;
    }
  }
  const { params = {}, body = {} } = input as { params?: unknown; body?: unknown };
  const { method, path } = endpoint;
  const { addUnsent, removeUnsent } = await loadStore();
  await addUnsent({ owner, key, method, path, what, params, body, form: input.form, filedAt: Date.now(), state: 'waiting' });
  if (input.form?.corrects !== undefined) await removeUnsent(input.form.corrects);
  await notifyChanged();
  throw new KeptForLater(what);
}

/** Sends what is still to be sent, one after the other and from one tab alone; true where nothing is left to wait. */
export async function sendWaiting(): Promise<boolean> {
  const owner = ownerOfDevice();
  if (owner === undefined || readViewed()) return true;
  const { listUnsent, changeUnsent, removeUnsent } = await loadStore();
  return navigator.locks.request(TURN, async () => {
    for (const one of await listUnsent(owner)) {
      if (one.state === 'sent' && Date.now() - (one.answeredAt ?? 0) > SENT_SHOWN_MS) await removeUnsent(one.id);
      if (one.state !== 'waiting') continue;
      try {
        if (Date.now() - one.filedAt > TOO_LATE_MS) throw new ApiError(410, { message: say('It waited longer than 30 days.') });
        await call(asEndpoint(one), { params: one.params, body: one.body, key: one.key });
        await changeUnsent({ ...one, state: 'sent', answeredAt: Date.now() });
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        if (mayPass(failure)) return false;
        await changeUnsent({ ...one, state: 'refused', answeredAt: Date.now(), because: toastMessages(failure).join(' ') });
      }
      await notifyChanged();
    }
    return true;
  });
}

/** What was filed on this device without a network, in its order. */
export function useUnsent(): readonly Unsent[] {
  return useSyncExternalStore(watch, () => known);
}

export async function dropUnsent(id: number): Promise<void> {
  await (await loadStore()).removeUnsent(id);
  await notifyChanged();
}

/** How many of the owner's still wait: logging out removes them. */
export async function countWaiting(): Promise<number> {
  await readAgain();
  return known.filter(({ state }) => state === 'waiting').length;
}

/** Of a person who leaves the device. */
export async function forgetUnsent(): Promise<void> {
  if (ownerOfDevice() === undefined) return;
  await (await loadStore()).clearUnsent();
  await notifyChanged();
}

/** Without an answer, signed out, too often, or a fault of the server: the next try may be answered. */
function mayPass({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

function asEndpoint({ method, path }: Unsent): Endpoint {
  return { method, path, access: 'signed-in' } as Endpoint;
}

async function notifyChanged(): Promise<void> {
  otherTabs().postMessage('changed');
  await readAgain();
}

async function readAgain(): Promise<void> {
  const owner = ownerOfDevice();
  known = owner === undefined ? NONE : await loadStore().then(({ listUnsent }) => listUnsent(owner));
  for (const tell of watchers) tell();
}

function watch(changed: () => void): () => void {
  if (watchers.size === 0) otherTabs().addEventListener('message', hear);
  watchers.add(changed);
  hear();
  return () => {
    watchers.delete(changed);
    if (watchers.size === 0) otherTabs().removeEventListener('message', hear);
  };
}

/** A browser without room for it has nothing that waits. */
function hear(): void {
  readAgain().catch(() => undefined);
}
