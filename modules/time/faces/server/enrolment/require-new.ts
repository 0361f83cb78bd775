import { sql } from 'kysely';
import { changesNow } from '@talaan/kernel/server/kept/changes-of.ts';
import { invalid, Refusal } from '@talaan/kernel/server/errors.ts';
import { isReached } from '@talaan/personnel/server/public.ts';
import type { FaceLimits } from '../../rules/settings.ts';
import { findAlike } from '../matching/find-alike.ts';
import type { ReadImage } from './read-images.ts';
import type { Registering } from './register-face.ts';

interface Similar {
  id: number;
  fullname: string;
  idno: string;
  score: number;
}

const SHOWN = 3;

/**
 * Searches the face among all who are registered, whatever their campus. Errors: 409 where it is registered under another name, which is told to
 * a caller who reaches that person; 422 where it is told apart from a person who is not alike. Answers who is somewhat alike, within reach.
 */
export async function requireNew(call: Registering, images: readonly ReadImage[], { accept, review }: FaceLimits): Promise<Similar[]> {
  const { server, db, body } = call;
  const asking = { server, db, seen: await changesNow(db) };
  const scores = new Map<number, number>();
  for (const { descriptor } of images)
    for (const { personnelId, score } of await findAlike(asking, descriptor, null))
      scores.set(personnelId, Math.max(scores.get(personnelId) ?? 0, score));
  const apart = body.not_the_same_as?.personnel_id;
  if (apart !== undefined && (scores.get(apart) ?? 0) < accept)
    throw invalid({ not_the_same_as: ['The face is not like that of the person chosen here. Leave this empty.'] });
  const ranked = [...scores].filter(([id, score]) => id !== apart && score >= review).toSorted(([, one], [, other]) => other - one);
  const reached = await namesInReach(call, ranked);
  const taken = ranked.find(([, score]) => score >= accept);
  if (taken) throw registeredAs(reached.find(({ id }) => id === taken[0]));
  return reached.slice(0, SHOWN);
}

async function namesInReach({ db, actor, today }: Registering, ranked: readonly (readonly [number, number])[]): Promise<Similar[]> {
  const { rows } = await sql<Omit<Similar, 'score'>>`
    select p.id, p.fullname, p.idno from personnel.person_view p
    where p.id = any(${ranked.map(([id]) => id)}::integer[]) and ${isReached(actor, ['EDATSADMIN'], 'p.id', today)}`.execute(db);
  const named = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap(([id, score]) => (named.has(id) ? [{ ...named.get(id)!, score }] : []));
}

function registeredAs(person: Similar | undefined): Refusal {
  const message = person
    ? `This face is registered already as ${person.fullname} (${person.idno}). Delete it there, or say why both are different people.`
    : 'This face is registered already under the name of a person outside of your reach. An HR officer with a role over all campuses can compare both.';
  return new Refusal(409, { message, matched: person ? { id: person.id, fullname: person.fullname, idno: person.idno } : null });
}
