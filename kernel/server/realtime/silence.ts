/** Longer is all the same to who asks: what a screen read so long ago it reads again. */
const REMEMBERED_MS = 10 * 60_000;

/** For how long nothing was told on each channel, as far as this process heard. */
export interface Silence {
  /** What was told until now was not heard. */
  begin: () => void;
  broken: (channel: string) => void;
  /** Milliseconds, rather too few than too many. */
  on: (channel: string) => number;
  /** Lets go of channels that have been silent for long. */
  forget: () => void;
}

export function hearSilence(): Silence {
  const told = new Map<string, number>();
  let begun = performance.now();
  const since = (moment: number) => Math.min(performance.now() - moment, REMEMBERED_MS);
  return {
    begin: () => {
      told.clear();
      begun = performance.now();
    },
    broken: (channel) => void told.set(channel, performance.now()),
    on: (channel) => Math.floor(since(told.get(channel) ?? begun)),
    forget: () => {
      for (const [channel, moment] of told) if (since(moment) === REMEMBERED_MS) told.delete(channel);
    },
  };
}
