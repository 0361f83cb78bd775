import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';

const repeatedSignal = 1000;
/** More than all that is closed may take together; what hangs then is left, so that a service manager can start Talaan anew. */
const LONGEST_END_MS = 75_000;

export type Life = {
  /** Is aborted when the end begins: a start that is still under way goes no further. */
  signal: AbortSignal;
  /** What was opened is closed in reverse order. */
  closeAtEnd: (close: () => Promise<void>) => void;
  end: (code: number) => void;
};

/** From start to orderly end, which a signal or a fault brings about. A second signal does not wait. */
export function live(start: (life: Life) => Promise<void>): void {
  const ending = new AbortController();
  const closers: (() => Promise<void>)[] = [];
  let endedAt = 0;
  const closeAll = async () => {
    for (const close of closers.toReversed()) await close().catch(console.error);
  };
  const end = (code: number) => {
    if (ending.signal.aborted) return;
    endedAt = Date.now();
    ending.abort();
    setTimeout(() => {
      console.error('Talaan did not end in time, and leaves what hangs.');
      process.exit(code || 1);
    }, LONGEST_END_MS).unref();
    void started.then(closeAll).finally(() => process.exit(code));
  };
  const endOnSignal = () => {
    if (!ending.signal.aborted) console.log('Stopping …');
    // A terminal and npm both pass the same Ctrl-C on.
    else if (Date.now() - endedAt > repeatedSignal) force();
    end(0);
  };
  const force = () => {
    // Each is asked at least; the database ends on its own from here.
    for (const close of closers.toReversed()) void close().catch(console.error);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, endOnSignal);
  // After an unforeseen fault nothing in memory can be trusted: it is told whole, and the server ends in order.
  process.on('uncaughtException', (error) => {
    console.error('Unforeseen fault:', error);
    end(1);
  });
  const started = start({ signal: ending.signal, closeAtEnd: (close) => closers.push(close), end }).catch((error: unknown) => {
    if (ending.signal.aborted) return;
    console.error(error instanceof CannotStart ? error.message : error);
    end(1);
  });
}
