import { troubleOf } from '@talaan/kernel/server/database/database-trouble.ts';

interface Waiting<T, A> {
  item: T;
  size: number;
  resolve: (answer: A) => void;
  reject: (error: unknown) => void;
}

/**
 * Does at once what comes in while the former is being done: in a rush one transaction keeps what dozens of devices sent. `act` answers in the
 * order of the items, or does none of it; then each is tried alone, so that one that cannot be done holds up no other.
 */
export function together<T, A>(
  act: (items: readonly T[]) => Promise<A[]>,
  { sizeOf, most }: { sizeOf: (item: T) => number; most: number },
): (item: T) => Promise<A> {
  const waiting: Waiting<T, A>[] = [];
  let isActing = false;
  const actOn = async (batch: readonly Waiting<T, A>[]) => {
    try {
      const answers = await act(batch.map(({ item }) => item));
      for (const [at, one] of batch.entries()) one.resolve(answers[at]!);
    } catch (error) {
      // Where the database is to blame, it fails each of them alike.
      if (batch.length === 1 || troubleOf(error)) for (const one of batch) one.reject(error);
      else for (const one of batch) await actOn([one]);
    }
  };
  const work = async () => {
    while (waiting.length > 0) await actOn(takeSome(waiting, most));
    isActing = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, size: sizeOf(item), resolve, reject });
      if (isActing) return;
      isActing = true;
      // After what comes in at the same moment.
      setImmediate(() => void work());
    });
}

function takeSome<T, A>(waiting: Waiting<T, A>[], most: number): Waiting<T, A>[] {
  let size = waiting[0]!.size;
  let count = 1;
  while (count < waiting.length && size + waiting[count]!.size <= most) size += waiting[count++]!.size;
  return waiting.splice(0, count);
}
