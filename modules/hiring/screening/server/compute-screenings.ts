import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import { ELEMENT_NAMES, RULES_VERSION, type ElementName, type Judgment, type Mark, type Marks } from '../rules/elements.ts';
import { judgeSheet } from '../rules/judge-sheet.ts';
import { knownDegrees, knownEligibilities, standardsOfPosts } from './standards-of-posts.ts';

/** So many sheets are in memory at once. */
const AT_ONCE = 250;
const NO_SHEET: Judgment = { result: 'FOR_VERIFICATION', figure: null, note: 'No data sheet: see the papers', rows: [] };

interface Read {
  id: number;
  post_id: number;
  image: SheetOnPaper | null;
  sha256: string;
  marks: (Mark & { row_key: string })[];
}

/**
 * Computes the results of applications anew from their frozen sheets, whatever was decided; of each 250 in one transaction. The same input
 * gives the same rows. `progress` hears how many are done.
 */
export async function computeScreenings(
  { db, now }: { db: Database; now: Temporal.Instant },
  ids: readonly number[],
  progress?: (done: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = ids.slice(from, from + AT_ONCE);
    await withOpenRecords(db, 'everybody', (open) => computeOpen({ db: open, now }, part));
    await progress?.(Math.min(ids.length, from + AT_ONCE));
  }
}

/** The same within open records: one statement reads the sheets, one writes the results, and the rules work in between. */
export async function computeOpen({ db, now }: { db: Database; now: Temporal.Instant }, ids: readonly number[]): Promise<void> {
  const known = await knownEligibilities(db);
  const degrees = await knownDegrees(db);
  const read = await readSheets(db, ids);
  const standards = await standardsOfPosts(
    db,
    read.map(({ post_id: post }) => post),
  );
  const judge = ({ post_id: post, image, marks }: Read): Record<ElementName, Judgment> => {
    const { standard, on } = standards.get(post)!;
    if (!image || on === null) return Object.fromEntries(ELEMENT_NAMES.map((name) => [name, NO_SHEET])) as Record<ElementName, Judgment>;
    return judgeSheet(image, { standard, known, degrees, marks: marksOf(marks), on });
  };
  await write(
    { db, now },
    read.map((one) => ({ ...one, judgments: judge(one) })),
  );
}

function marksOf(marks: Read['marks']): Marks {
  return new Map(marks.map((mark) => [mark.row_key, mark]));
}

async function readSheets(db: Database, ids: readonly number[]): Promise<Read[]> {
  const { rows } = await sql<Read>`
    select a.id, a.post_id, s.image, coalesce(s.sha256, '') as sha256,
      coalesce((select jsonb_agg(m order by m.row_key) from screening.mark m where m.application_id = a.id), '[]') as marks
    from applicants.application a left join applicants.sheet s on s.application_id = a.id
    where a.id = any(${[...ids]}::integer[]) order by a.id`.execute(db);
  return rows;
}

type Judged = Read & { judgments: Record<ElementName, Judgment> };

async function write({ db, now }: { db: Database; now: Temporal.Instant }, judged: readonly Judged[]): Promise<void> {
  const screenings = judged.map(({ id, sha256 }) => ({ id, sha256 }));
  const results = judged.flatMap(({ id, judgments }) =>
    ELEMENT_NAMES.map((element) => ({ id, element, ...judgments[element], evidence: judgments[element].rows })),
  );
  await sql`
    with computed as (
      insert into screening.screening (application_id, rules_version, sheet_sha256, computed_at)
      select s.id, ${RULES_VERSION}, s.sha256, ${now.toString()} from jsonb_to_recordset(${JSON.stringify(screenings)}::jsonb) as s (id integer, sha256 text)
      on conflict (application_id) do update
        set rules_version = excluded.rules_version, sheet_sha256 = excluded.sheet_sha256, computed_at = excluded.computed_at
      returning application_id
    )
    insert into screening.result (application_id, element, result, figure, note, evidence)
    select c.application_id, r.element, r.result, r.figure, r.note, r.evidence
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r (id integer, element text, result text, figure integer, note text, evidence jsonb)
      join computed c on c.application_id = r.id
    on conflict (application_id, element) do update
      set result = excluded.result, figure = excluded.figure, note = excluded.note, evidence = excluded.evidence`.execute(db);
}
