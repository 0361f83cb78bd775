import { collectionOf, type Endpoint } from '../../contract/endpoint.ts';
import type { Group } from '../../contract/groups.ts';
import { holds, scopesWithin } from '../actor.ts';
import { notFound } from '../errors.ts';
import { mayCall, type Call } from '../mount.ts';

type Asking = Pick<Call, 'server' | 'actor'>;

/** The call of a list. Errors: 404 where the caller may not make it. */
export function requireList({ server, actor }: Asking, path: string): Endpoint {
  const list = server.endpoints.find((endpoint) => endpoint.method === 'GET' && endpoint.path === path);
  if (!list || !mayCall(list.access, actor)) throw notFound('There is no such list.');
  return list;
}

/**
 * Whether the caller works with the list and does not only read their own rows in it: over more than themselves, holds a group that
 * opens its call or, where that is open to everybody, one that opens a change of its collection. Administrators may always.
 */
export function mayShare({ server, actor }: Asking, list: Endpoint): boolean {
  if (holds(actor, ['ADMIN'])) return true;
  const changes = server.endpoints.filter(({ method, path }) => method !== 'GET' && collectionOf(path) === collectionOf(list.path));
  const opening = typeof list.access === 'string' ? changes : [list];
  const groups = opening.flatMap(({ access }): readonly Group[] => (typeof access === 'string' ? [] : access));
  return scopesWithin(actor, groups).some(({ kind }) => kind !== 'self');
}
