import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';

const loaders = new WeakMap<object, () => Promise<unknown>>();

/**
 * Put around what a contract exports by the build of the browser (apps/web/leave-schemas-behind.ts), which leaves the schemas of calls
 * behind: `load` answers the same with them.
 */
export function schemasLater<T>(make: () => T, load: () => Promise<T>): T {
  const made = make();
  remember(made, load);
  return made;
}

/** Calls may be grouped in objects. */
function remember(made: unknown, load: () => Promise<unknown>): void {
  if (typeof made !== 'object' || made === null || loaders.has(made) || Object.getPrototypeOf(made) !== Object.prototype) return;
  loaders.set(made, load);
  if ('method' in made && 'path' in made) return;
  for (const [key, part] of Object.entries(made)) remember(part, async () => ((await load()) as Record<string, unknown>)[key]);
}

/** What a contract exports, with its schemas. */
export async function loadWhole<T extends object>(made: T): Promise<T> {
  return ((await loaders.get(made)?.()) ?? made) as T;
}

/** What is wrong with a body by the schema of its call; nothing where that does not load, since the server looks by the same. */
export async function findBodyFaults(endpoint: Endpoint, body: unknown): Promise<z.ZodError | undefined> {
  const schema = await loadBodySchema(endpoint);
  return schema?.safeParse(body).error;
}

/** Loaded when it is first needed; a form asks for it while it is filled in. */
export async function loadBodySchema(endpoint: Endpoint): Promise<z.ZodType | undefined> {
  try {
    const [whole, { speakPlainly }] = await Promise.all([loadWhole(endpoint), import('./speak-plainly.ts')]);
    speakPlainly();
    return whole.body;
  } catch {
    return undefined;
  }
}
