import { holds } from '@talaan/kernel/server/actor.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { homeFigures } from '@talaan/kernel/server/home-figure.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Figure } from '../contract.ts';

/** The numbers that modules contribute for the caller, one statement each. */
export async function countFigures(call: Call): Promise<Figure[]> {
  const own = allContributed(call.server, homeFigures)
    .filter(({ groups }) => holds(call.actor, groups))
    .toSorted((one, other) => one.place - other.place);
  return Promise.all(own.map(async ({ name, title, link, count }) => ({ name, title, link, count: await count(call) })));
}
