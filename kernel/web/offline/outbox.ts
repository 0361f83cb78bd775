import { useSyncExternalStore } from 'react';
import type { Endpoint, Method } from '../../contract/endpoint.ts';
import { ApiError } from '../calls/api-error.ts';
import { call, type Answer, type CallInput } from '../calls/call.ts';
import { readViewed } from '../calls/view-as.ts';
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
  /** By this device's clock, in milliseconds. */
  filedAt: number;
  state: 'waiting' | 'sent' | 'refused';
  /** When it was answered, and why it was refused. */
  answeredAt?: number;
  because?: string;
}

/** It could not be sent, and waits on the device; no failure to whoever filed it. */
export class KeptForLater extends ApiError {
  constructor(what: string) {
    const message = `${what}: kept on this device. It is sent, once, when the network is back.`;
    super(0, { message });
  }
}

const TURN = 'talaan.outbox';
/** Until then one reads that it was sent. */
const SENT_SHOWN_MS = 24 * 60 * 60 * 1000;
const NONE: readonly Unsent[] = [];

const loadStore = () => import('./own-store.ts');
/** Made when it is first needed: in a test without a page it would hold up the end. */
let channel: BroadcastChannel | undefined;
const otherTabs = () => (channel ??= new BroadcastChannel(TURN));
const watchers = new Set<() => void>();
let known: readonly Unsent[] = NONE;

/** Sends what a form filed, after all that waits; on one's own device and without an answer it is kept and sent later. Throws `KeptForLater` then. */
export async function sendOrKeep<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
  const owner = ownerOfDevice();
  const what = endpoint.sentLater;
  if (what === undefined || owner === undefined || readViewed()) return call(endpoint, input);
  const key = crypto.randomUUID();
  if (await sendWaiting()) {
    try {
      return await call(endpoint, { ...input, key });
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status !== 0) throw failure;
    }
  }
  const { params = {}, body = {} } = input as { params?: unknown; body?: unknown };
  const { method, path } = endpoint;
  await (await loadStore()).addUnsent({ owner, key, method, path, what, params, body, filedAt: Date.now(), state: 'waiting' });
  await tellChanged();
  throw new KeptForLater(what);
}

/** Sends what waits, one after the other and from one tab alone; true where nothing is left to wait. */
export async function sendWaiting(): Promise<boolean> {
  const owner = ownerOfDevice();
  if (owner === undefined || readViewed()) return true;
  const { listUnsent, changeUnsent, removeUnsent } = await loadStore();
  return navigator.locks.request(TURN, async () => {
    for (const one of await listUnsent(owner)) {
      if (one.state === 'sent' && Date.now() - one.answeredAt! > SENT_SHOWN_MS) await removeUnsent(one.id);
      if (one.state !== 'waiting') continue;
      try {
        await call(asEndpoint(one), { params: one.params, body: one.body, key: one.key } as never);
        await changeUnsent({ ...one, state: 'sent', answeredAt: Date.now() });
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        if (mayPass(failure)) return false;
        await changeUnsent({ ...one, state: 'refused', answeredAt: Date.now(), because: failure.message });
      }
      await tellChanged();
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
  await tellChanged();
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
  await tellChanged();
}

/** Without an answer, signed out, too often, or a fault of the server: the next try may be answered. */
function mayPass({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

function asEndpoint({ method, path }: Unsent): Endpoint {
  return { method, path, access: 'signed-in' } as Endpoint;
}

async function tellChanged(): Promise<void> {
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
