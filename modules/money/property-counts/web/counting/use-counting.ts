import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import type { CountCard, SentScan } from '../../contract/counting.ts';
import { keepScan, scansOf, type Here, type KeptCount, type KeptScan } from './count-store.ts';
import { sendWaiting, type Answered } from './send-scans.ts';

const SEND_AGAIN_MS = 10_000;
const NONE: readonly KeptScan[] = [];

type Way = SentScan['way'];
export type Condition = SentScan['condition'];

/** What one gives with a scan. */
export interface Given {
  way: Way;
  given: string;
  condition: Condition;
  article?: string;
  note?: string;
  quantity?: number;
  photo?: Blob | null;
}

export interface Counting {
  scans: readonly KeptScan[];
  /** What is on this phone is known, and was sent once. */
  isRead: boolean;
  waiting: number;
  isReached: boolean;
  /** Why Talaan takes nothing more, in its words: the count is closed, or another person signed in. */
  refusal: string | undefined;
  /** The session is over, or there was none. */
  isSignedOut: boolean;
  /** What Talaan said of scans: counted elsewhere before, numbers without a card. */
  told: ReadonlyMap<string, string>;
  /** Ends when it is on the disk of the phone. */
  record: (given: Given) => Promise<KeptScan>;
  send: () => Promise<void>;
}

/** Keeps each scan on the phone and sends until nothing waits: when it was made, when the network is back, and every ten seconds. */
export function useCounting(count: KeptCount, here: Here): Counting {
  const [found, setScans] = useState<readonly KeptScan[]>();
  const scans = found ?? NONE;
  const [isReached, setReached] = useState(() => navigator.onLine);
  const [refusal, setRefusal] = useState<string>();
  const [isSignedOut, setSignedOut] = useState(false);
  const [told, setTold] = useState<ReadonlyMap<string, string>>(new Map());

  const send = useCallback(async () => {
    const hear = (answer: Answered) => setTold((before) => new Map([...before, ...wordsOf(answer)]));
    try {
      const refused = await sendWaiting(hear);
      setRefusal(refused.get(count.id));
      setReached(true);
      setSignedOut(false);
    } catch (failure) {
      const isOut = failure instanceof ApiError && failure.status === 401;
      setReached(isOut);
      setSignedOut(isOut);
    }
    setScans(await scansOf(count.id));
  }, [count.id]);

  const waiting = scans.filter(({ sent }) => sent === 0).length;
  const tick = useEffectEvent(() => {
    if (waiting > 0 && refusal === undefined && !isSignedOut) void send();
  });
  useEffect(() => {
    const again = () => void send();
    again();
    const timer = setInterval(tick, SEND_AGAIN_MS);
    const lost = () => setReached(false);
    addEventListener('online', again);
    addEventListener('offline', lost);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      removeEventListener('offline', lost);
    };
  }, [send]);

  const record = async ({ article = '', note = '', quantity = 1, photo = null, ...given }: Given) => {
    const scan: KeptScan = {
      id: crypto.randomUUID(),
      campaign: count.id,
      account: count.account,
      office_id: here.office_id!,
      room: here.room.trim(),
      at: new Date().toISOString(),
      article,
      note,
      quantity,
      photo,
      sent: 0,
      ...given,
    };
    await keepScan(scan);
    setScans((before) => [...(before ?? NONE), scan]);
    void send();
    return scan;
  };
  return { scans, isRead: found !== undefined, waiting, isReached, refusal, isSignedOut, told, record, send };
}

function wordsOf({ conflicts, unknown }: Answered): [string, string][] {
  return [
    ...conflicts.map(({ id, first }): [string, string] => [id, `Counted before: ${first}. The first scan counts.`]),
    ...unknown.map(({ id, given }): [string, string] => [id, `No card of the university has ${given}.`]),
  ];
}

/** The card of a number, however it was typed. */
export function findCard(count: KeptCount, typed: string): CountCard | undefined {
  const plain = typed.trim().toLowerCase();
  return count.cards.find(({ no }) => no.toLowerCase() === plain);
}
