import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { addressOfVacancy } from '../../contract/public-pages.ts';
import { PUBLIC_STATES, standingOf } from '../../rules/standing.ts';
import { readPosts } from './read-posts.ts';

/** A post as the public sees it or would see it. Errors: 404 for a draft beyond the caller's reach. */
export async function previewVacancy({ db, actor, params, server, now }: Call<{ code: string }>) {
  const reach = visible(actor, ['JOBPOST', 'RSP', 'APPLICANTS', 'HIREREQUEST'], {
    person: 'h.requester_id',
    tree: 'o.tree_from',
    campus: 'o.campus_id',
  });
  const isPublic = sql`(p.state = any(${[...PUBLIC_STATES]}::text[]) and p.posted_on is not null)`;
  const [vacancy] = await readPosts(db, sql`p.code = ${params.code} and (${isPublic} or ${reach})`);
  if (!vacancy) throw notFound('There is no such vacancy.');
  return { vacancy, standing: standingOf(vacancy, now), address: addressOfVacancy(server.settings.publicUrl, vacancy.code) };
}
