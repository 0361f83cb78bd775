/** Seconds of each phase of a run. */
const phases: string[] = [];

/** Runs a phase and remembers how long it took. */
export async function phase<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const seconds = Math.round((performance.now() - began) / 1000);
    if (seconds > 0) phases.push(`${name} ${seconds} s`);
  }
}

export function describePhases(): string {
  return phases.join(', ');
}
