import { sql } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { findPersonnel as endpoint } from '../contract.ts';
import { matchPeople, peopleOn } from './people-query.ts';

const SHOWN = 5;

/** The five nearest: names and numbers that begin with what was typed come first. */
export async function findPersonnel(call: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  const { db, actor, query, today } = call;
  if (query.term === '') return { personnel: [] };
  const beginning = likePattern(query.term).slice(1);
  const { rows } = await sql<{ id: number; idno: string; fullname: string; office: string | null }>`
    select p.id, p.idno, p.fullname, o.fullname as office from ${peopleOn(today)}
    where ${matchPeople(actor, ['PERSONNELS', 'EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSDEPTSETTING'], { term: query.term })}
    order by (kernel.plain(p.fullname) like ${beginning} or p.search like ${beginning}) desc, p.fullname, p.id limit ${SHOWN}`.execute(db);
  return { personnel: rows };
}
