/** Chance that a seed repeats (mulberry32): the same seed makes the same university. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both possible. */
  between(least: number, most: number): number;
  happens(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Picks by weight: `[['Permanent', 7], ['Temporary', 1]]`. */
  pickByWeight<T>(choices: readonly (readonly [T, number])[]): T;
}

export function startChance(seed: number): Chance {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    pick: <T>(choices: readonly T[]) => choices[between(0, choices.length - 1)] as T,
    pickByWeight: <T>(choices: readonly (readonly [T, number])[]) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      return (choices.find(([, weight]) => (left -= weight) < 0) ?? choices[0])![0];
    },
  };
}

/** A seed for one person and day, so that what happens on a day does not depend on the days made before it. */
export function mixSeed(seed: number, person: number, day: number): number {
  return seed ^ Math.imul(person + 1, 0x9e3779b1) ^ Math.imul(day + 1, 0x85ebca6b);
}
