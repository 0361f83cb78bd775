/** Longer makes no difference: what a screen read so long ago it reads again. */
const REMEMBERED_MS = 10 * 60_000;

/** For how long nothing was sent on each channel, as far as this process heard. */
export interface Silence {
  /** Listening begins: earlier events are unknown. */
  begin: () => void;
  /** An event was sent on the channel. */
  interrupt: (channel: string) => void;
  /** Milliseconds since the last event; too few where that is unknown. */
  on: (channel: string) => number;
  /** Drops channels that have been silent for long. */
  forget: () => void;
}

export function hearSilence(): Silence {
  const lastSent = new Map<string, number>();
  let begun = performance.now();
  const since = (moment: number) => Math.min(performance.now() - moment, REMEMBERED_MS);
  return {
    begin: () => {
      lastSent.clear();
      begun = performance.now();
    },
    interrupt: (channel) => void lastSent.set(channel, performance.now()),
    on: (channel) => Math.floor(since(lastSent.get(channel) ?? begun)),
    forget: () => {
      for (const [channel, moment] of lastSent) if (since(moment) === REMEMBERED_MS) lastSent.delete(channel);
    },
  };
}
