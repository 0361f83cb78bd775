import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { HomeLine } from '../../contract/home.ts';
import { deadlinesOf } from '../../rules/period/deadlines.ts';
import { awaitedOf, type Awaited } from '../../rules/period/late.ts';
import type { Period } from '../../rules/period/period.ts';
import { readForms, type FoundForm } from '../forms/find-form.ts';
import { findOffered } from '../forms/offered-forms.ts';
import { isSealed } from '../forms/gather-sheets.ts';
import { readService } from '../forms/read-service.ts';
import { readTerms, termsOn } from '../settings/read-terms.ts';
import { readPeriods } from '../settings/write-settings.ts';

const OWN = '/account/performance';
const OF_OWNER = { TARGETS: 'targets', SELF_RATING: 'self-rating', FINAL: 'final rating' } as const satisfies Record<
  Awaited['what'],
  string
>;

/** What the caller is asked for in their own forms: targets and self-rating with their last day, the discussion, the final rating to be opened. */
export async function ownLines(call: Call): Promise<HomeLine[]> {
  const { db, actor, today } = call;
  const own = actor.personnelId;
  if (own === null) return [];
  const terms = await readTerms(db);
  const forms = await readForms(db, sql`f.personnel_id = ${own} and f.state not in ('CLOSED', 'NOT_RATED')`);
  const lines: HomeLine[] = [];
  for (const period of await readPeriods(db)) {
    const begun = forms.filter((form) => form.period.id === period.id);
    const offered = today <= period.to ? (await findOffered(call, own, period, terms)).offered.length : 0;
    if (begun.length + offered === 0) continue;
    const { deadlines: table } = termsOn(terms, period.from);
    const { ends } = (await readService(db, [own], period, table.least_days)).get(own)!;
    const deadlines = deadlinesOf(period, table, ends);
    const awaited = [...begun.map(({ state }) => awaitedOf(state, deadlines)), offered > 0 ? awaitedOf(null, deadlines) : null];
    lines.push(...awaited.flatMap((one) => lineOf(one, period, today)), ...begun.flatMap((form) => linesOfRating(form, today)));
  }
  return [...new Map(lines.map((line) => [line.says, line])).values()];
}

/** A self-rating is asked for once the period is over. */
function lineOf(awaited: Awaited | null, { name, to }: Period, today: string): HomeLine[] {
  if (awaited?.of !== 'OWNER' || (awaited.what === 'SELF_RATING' && today <= to)) return [];
  const isLate = today > awaited.due_on;
  const [is, was] = awaited.what === 'TARGETS' ? ['are', 'were'] : ['is', 'was'];
  const says = `Your ${OF_OWNER[awaited.what]} for ${name} ${isLate ? was : is} due on ${longDate(awaited.due_on)}.`;
  return [{ says, link: OWN, is_late: isLate }];
}

function linesOfRating(form: FoundForm, today: string): HomeLine[] {
  const { state, period, discussed_on: discussed, confirmed_on: confirmed, refused_on: refused } = form;
  const link = `${OWN}?form=${form.id}`;
  const waits =
    (state === 'RATED' || state === 'FINAL') && discussed !== null && discussed <= today && confirmed === null && refused === null;
  return [
    ...(waits ? [{ says: `Your rating for ${period.name} waits for your confirmation of the discussion.`, link, is_late: false }] : []),
    ...(isSealed(form) ? [{ says: `Your final rating for ${period.name} is there. Open it to read it.`, link, is_late: false }] : []),
  ];
}
