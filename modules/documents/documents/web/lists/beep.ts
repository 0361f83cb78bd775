const LENGTH_S = 0.12;
const LOUDNESS = 0.2;
const HERTZ = { good: 1320, bad: 220 } as const;

let context: AudioContext | undefined;

/** A short tone: high for a paper that is received, low for one that is not. Silent where the browser plays no sound yet. */
export function beep(kind: keyof typeof HERTZ): void {
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = HERTZ[kind];
  loudness.gain.value = LOUDNESS;
  tone.connect(loudness).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + LENGTH_S);
}
