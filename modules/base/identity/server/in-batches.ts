type Finder<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>;

interface Waiting<K, V> {
  keys: Set<K>;
  found: Promise<ReadonlyMap<K, V>>;
}

/**
 * Finds by one question what is asked for one by one in the same turn of the event loop. The question is put after each of them was
 * asked, so that an answer is never older than its asking.
 */
export function inBatches<K, V>(find: Finder<K, V>): (key: K) => Promise<V | undefined> {
  let waiting: Waiting<K, V> | undefined;
  return async (key) => {
    waiting ??= begin();
    waiting.keys.add(key);
    return (await waiting.found).get(key);
  };

  function begin(): Waiting<K, V> {
    const keys = new Set<K>();
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<K, V>>();
    setImmediate(() => {
      waiting = undefined;
      resolve(find([...keys]));
    });
    return { keys, found: promise };
  }
}
