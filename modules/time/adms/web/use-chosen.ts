import { useState } from 'react';

export interface Chosen {
  has: (key: string) => boolean;
  choose: (key: string, isChosen: boolean) => void;
  /** Of these, those that are chosen. */
  among: (keys: readonly string[]) => string[];
  clear: () => void;
  set: (keys: readonly string[]) => void;
}

/** Which lines are chosen, by a key of each. */
export function useChosen(): Chosen {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (key) => chosen.has(key),
    choose: (key, isChosen) =>
      setChosen((before) => {
        const after = new Set(before);
        if (isChosen) after.add(key);
        else after.delete(key);
        return after;
      }),
    among: (keys) => keys.filter((key) => chosen.has(key)),
    clear: () => setChosen(new Set()),
    set: (keys) => setChosen(new Set(keys)),
  };
}
