import { sql } from 'kysely';
import { reachesUniversity } from '@talaan/kernel/server/actor.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { listImportSteps } from '../contract/import-steps.ts';
import { otherImportSteps } from './import-step.ts';
import { importsOfAll } from './spreadsheets.ts';

/** What the caller may import, in the order in which it is best brought, with what is here. */
export async function listSteps({ db, server, actor }: Call): Promise<AnswerOf<typeof listImportSteps>> {
  const sheets = importsOfAll(server).flatMap(({ calls, sources }) =>
    sources.flatMap(({ section, title, screen, step }) => (step ? [{ ...step, section, title, screen, access: calls.access }] : [])),
  );
  const others = allContributed(server, otherImportSteps).map((one) => ({ ...one, section: null }));
  const steps = [...sheets, ...others]
    .filter(({ access }) => reachesUniversity(actor, access))
    .toSorted((one, other) => one.place - other.place);
  const { rows } = await sql<{ section: string; imported_at: string | null; open: number }>`
    select section, max(imported_at) filter (where state = 'imported') as imported_at,
      count(*) filter (where state in ('uploaded', 'checking', 'checked', 'importing')) as open
    from imports.upload group by section`.execute(db);
  const uploads = new Map(rows.map((row) => [row.section, row]));
  const here = await Promise.all(steps.map(({ count }) => count(db)));
  return {
    steps: steps.map(({ section, title, brings, screen, noun: [one, many] }, at) => ({
      title,
      brings,
      screen,
      here: here[at]!,
      noun: here[at] === 1 ? one : many,
      imported_at: uploads.get(section ?? '')?.imported_at ?? null,
      open: uploads.get(section ?? '')?.open ?? 0,
    })),
  };
}
