import { uploadProof } from '@talaan/kernel/contract/files.ts';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { SCANS_AT_ONCE, sendScans } from '../../contract/counting.ts';
import { markSent, readHere, waitingScans, type KeptScan } from './count-store.ts';

export type Answered = Answer<typeof sendScans>;

/** Of one request, in characters: it may have 1 MB. */
const MOST_AT_ONCE = 700_000;
const PATIENCE_MS = 20_000;

/**
 * Sends what has no answer yet, count by count and in as many requests as it takes; one at a time, also where the page is open in two tabs. What is answered is marked;
 * a request without an answer is sent again as it is. Answers why counts take nothing more, such as one that was closed; the others are sent. Errors:
 * ApiError where Talaan is out of reach (status 0), under maintenance, or has no session.
 */
export function sendWaiting(onAnswer: (answer: Answered) => void): Promise<Map<number, string>> {
  return navigator.locks.request<Promise<Map<number, string>>>('talaan-counts-send', async () => {
    const refused = new Map<number, string>();
    const { device } = await readHere();
    const waiting = (await waitingScans()).toSorted((one, other) => one.at.localeCompare(other.at));
    for (const [, ofCount] of Map.groupBy(waiting, ({ campaign, account }) => `${campaign} ${account}`)) {
      const why = await sendCount(ofCount, device, onAnswer);
      if (why !== undefined) refused.set(ofCount[0]!.campaign, why);
    }
    return refused;
  });
}

/** Why the count takes nothing more, where it does not. */
const REFUSED = [404, 409, 422];

async function sendCount(waiting: readonly KeptScan[], device: string, onAnswer: (answer: Answered) => void): Promise<string | undefined> {
  for (const some of inRequests(waiting)) {
    const { campaign, account } = some[0]!;
    const scans = [];
    for (const { campaign: _of, account: _by, sent: _sent, photo, ...scan } of some)
      scans.push({ ...scan, photo: photo && (await upload(photo)) });
    const body = { account, device, sent_at: new Date().toISOString(), scans };
    try {
      const answer = await call(sendScans, { params: { id: campaign }, body, signal: AbortSignal.timeout(PATIENCE_MS) });
      await markSent(some);
      onAnswer(answer);
    } catch (failure) {
      if (failure instanceof ApiError && REFUSED.includes(failure.status)) return failure.message;
      throw failure;
    }
  }
  return undefined;
}

function inRequests(scans: readonly KeptScan[]): KeptScan[][] {
  const requests: KeptScan[][] = [];
  let characters = 0;
  for (const scan of scans) {
    characters += JSON.stringify(scan).length + 100;
    const last = requests.at(-1);
    if (last && characters <= MOST_AT_ONCE && last.length < SCANS_AT_ONCE) last.push(scan);
    else {
      requests.push([scan]);
      characters = 0;
    }
  }
  return requests;
}

async function upload(photo: Blob): Promise<string> {
  const file = new File([photo], 'find.jpg', { type: 'image/jpeg' });
  return (await call(uploadProof, { file, signal: AbortSignal.timeout(PATIENCE_MS) })).path;
}
