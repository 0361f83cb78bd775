import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { homeFigures } from '@talaan/kernel/server/home-figure.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readReachNames } from '@talaan/organization/server/public.ts';
import type { Figure } from '../contract.ts';
import { concerns } from '../rules/concerns.ts';

const SHOWN = 6;

/** The numbers that modules contribute for the caller, one statement each, and one for the names of whom they are about; those of the first places. */
export async function countFigures(call: Call): Promise<Figure[]> {
  const views = call.actor.grants.flatMap(({ groups }) => groups);
  const own = allContributed(call.server, homeFigures)
    .filter((figure) => concerns(figure, views))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, SHOWN);
  if (own.length === 0) return [];
  const nameReach = await readReachNames(call.db, call.actor);
  return Promise.all(
    own.map(async ({ name, title, link, groups, count }) => ({ name, title, link, over: nameReach(groups), ...(await count(call)) })),
  );
}
