import { call } from '@talaan/kernel/web/calls/call.ts';
import { SCANS_AT_ONCE, sendScans, type ScanOutcome, type SentScan } from '../../contract/attendance.ts';

/** What was scanned at the door of a session on this device, the newest first; without an outcome it waits to be sent. */
export interface KeptScan extends SentScan {
  fullname: string | null;
  outcome: ScanOutcome | null;
}

const keyOf = (sessionId: number) => `talaan-training-scans:${sessionId}`;

/** It stays on the device until it was answered, also where the page is closed meanwhile. */
export function readScans(sessionId: number): KeptScan[] {
  const kept = localStorage.getItem(keyOf(sessionId));
  return kept === null ? [] : (JSON.parse(kept) as KeptScan[]);
}

function writeScans(sessionId: number, scans: readonly KeptScan[]): void {
  localStorage.setItem(keyOf(sessionId), JSON.stringify(scans));
}

export function keepScan(sessionId: number, given: string): KeptScan[] {
  const scan: KeptScan = { key: crypto.randomUUID(), given, at: new Date().toISOString(), fullname: null, outcome: null };
  const scans = [scan, ...readScans(sessionId)];
  writeScans(sessionId, scans);
  return scans;
}

/** Takes what was answered off the device. */
export function forgetAnswered(sessionId: number): KeptScan[] {
  const waiting = readScans(sessionId).filter(({ outcome }) => outcome === null);
  writeScans(sessionId, waiting);
  return waiting;
}

/**
 * Sends what has no answer yet, one page at a time; a request without an answer is sent again as it is, and counts once. Error: ApiError where Talaan is
 * out of reach (status 0) or refuses.
 */
export function sendWaiting(sessionId: number): Promise<KeptScan[]> {
  return navigator.locks.request<Promise<KeptScan[]>>(keyOf(sessionId), async () => {
    const waiting = readScans(sessionId)
      .filter(({ outcome }) => outcome === null)
      .toReversed()
      .slice(0, SCANS_AT_ONCE);
    if (waiting.length === 0) return readScans(sessionId);
    const scans = waiting.map(({ key, given, at }) => ({ key, given, at }));
    const { outcomes } = await call(sendScans, { params: { id: sessionId }, body: { scans } });
    const answers = new Map(outcomes.map((one) => [one.key, one]));
    const after = readScans(sessionId).map((one) => ({ ...one, ...answers.get(one.key) }));
    writeScans(sessionId, after);
    return after;
  });
}
