import { contributedBy, type AnyPoint, type OnePoint } from '../contract/contributions.ts';
import type { Server } from './server.ts';

/** What the one module contributed; the start has made sure of it (`findContributionFault`). */
export function contributed<T>({ modules }: Pick<Server, 'modules'>, point: OnePoint<T>): T {
  return contributedBy(modules, point)[0] as T;
}

/** What modules contributed, in their order. */
export function allContributed<T>({ modules }: Pick<Server, 'modules'>, point: AnyPoint<T>): T[] {
  return contributedBy(modules, point);
}
