import type { Moved, StepCall } from '@talaan/requests/server/public.ts';

/** Why a step of a payment cannot be taken now, by its request. */
export async function whyNotTaken(_call: StepCall, _action: string, _moved: readonly Moved[]): Promise<ReadonlyMap<number, string>> {
  return new Map();
}
