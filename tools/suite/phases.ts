import type { Watch } from '@talaan/testing/processor.ts';

/** Tells of each phase of a run how long it took, by the clock and of the processor. */
export class Phases {
  readonly #watch: Watch;
  readonly #told: string[] = [];

  constructor(watch: Watch) {
    this.#watch = watch;
  }

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const used = this.#watch.seconds();
    try {
      return await work();
    } finally {
      const seconds = Math.round((performance.now() - began) / 1000);
      if (seconds > 0) this.#told.push(`${name} ${seconds} s (of the processor ${Math.round(this.#watch.seconds() - used)} s)`);
    }
  }

  describe(): string {
    return this.#told.join(', ');
  }
}
