/** Seconds of the clock and of the processors for each phase of a run. */
const phases: string[] = [];

/** Runs a phase and remembers how long it took. */
export async function phase<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    phases.push(`${name} ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
}

export function describePhases(): string {
  return phases.join(', ');
}
