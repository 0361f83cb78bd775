import type { TestApp } from './app.ts';

/** The server believes that it is this day until the work is done. */
export async function onDay<T>({ server: { clock } }: TestApp, day: string, work: () => Promise<T>): Promise<T> {
  const today = clock.today.bind(clock);
  clock.today = () => day;
  try {
    return await work();
  } finally {
    clock.today = today;
  }
}
