type Finder<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>;

interface Waiting<K, V> extends PromiseWithResolvers<ReadonlyMap<K, V>> {
  keys: Set<K>;
}

/**
 * Finds by one question what is asked for one by one: in the same turn of the event loop, or while the question before is under way. The
 * question is put after each of them was asked, so that an answer is never older than its asking. One that fails, fails those alone who
 * wait for it.
 */
export function inBatches<K, V>(find: Finder<K, V>): (key: K) => Promise<V | undefined> {
  let waiting: Waiting<K, V> | undefined;
  let isUnderWay = false;
  return async (key) => {
    if (!waiting) {
      waiting = { keys: new Set(), ...Promise.withResolvers<ReadonlyMap<K, V>>() };
      if (!isUnderWay) setImmediate(ask);
    }
    waiting.keys.add(key);
    return (await waiting.promise).get(key);
  };

  function ask(): void {
    const asked = waiting;
    if (!asked) return;
    waiting = undefined;
    isUnderWay = true;
    find([...asked.keys])
      .then(asked.resolve, asked.reject)
      .finally(() => {
        isUnderWay = false;
        ask();
      });
  }
}
