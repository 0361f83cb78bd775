import { createContext, useContext, useMemo } from 'react';
import { contributedBy, type AnyPoint, type Contributor } from '../contract/contributions.ts';
import type { Screen } from './screen.ts';

/**
 * What a module contributes to the browser, from its `web/module.ts`. That file is read at the start and by the tests: it imports
 * no component, only functions that load one when it is shown.
 */
export interface WebModule extends Contributor {
  screens?: readonly Screen[];
}

/** All modules, from apps/web. */
export const WebModules = createContext<readonly WebModule[]>([]);

/** Every screen of the product. */
export function useAllScreens(): readonly Screen[] {
  const modules = useContext(WebModules);
  const known = screensOf.get(modules);
  if (known) return known;
  const screens = modules.flatMap((module) => module.screens ?? []);
  screensOf.set(modules, screens);
  return screens;
}

/** The same list for each who asks, so that what is found out about it is kept (`screenAt`). */
const screensOf = new WeakMap<readonly WebModule[], readonly Screen[]>();

/** What modules contributed at a point, by `place` where they have one. */
export function useContributed<T extends object>(point: AnyPoint<T>): readonly T[] {
  const modules = useContext(WebModules);
  return useMemo(() => contributedBy(modules, point).toSorted((a, b) => placeOf(a) - placeOf(b)), [modules, point]);
}

function placeOf(one: object): number {
  return 'place' in one && typeof one.place === 'number' ? one.place : 0;
}
