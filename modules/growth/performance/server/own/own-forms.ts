import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { readOwnForms as endpoint } from '../../contract/forms.ts';
import { AWAITED_NAMES } from '../../contract/codes.ts';
import { deadlinesOf } from '../../rules/period/deadlines.ts';
import { awaitedOf } from '../../rules/period/late.ts';
import { readCoaching } from '../people/coaching.ts';
import { readRatings } from '../past/read-ratings.ts';
import { readPeriods } from '../settings/write-settings.ts';
import { readTerms, termsOn } from '../settings/read-terms.ts';
import { readForms } from '../forms/find-form.ts';
import { FORM_FLOWS } from '../forms/flows.ts';
import { findOffered } from '../forms/offered-forms.ts';
import { isSealed } from '../forms/gather-sheets.ts';
import { readService } from '../forms/read-service.ts';

type Answer = AnswerOf<typeof endpoint>;

/** So many periods are shown in which a form may be begun. */
const OFFERED = 3;

/** The own forms by period, what may be begun, the ratings on record and the own coaching log. */
export async function readOwnForms(call: Call): Promise<Answer> {
  const { db, actor, today } = call;
  const own = actor.personnelId;
  if (own === null) return { periods: [], history: [], coaching: [] };
  const [periods, terms] = [await readPeriods(db), await readTerms(db)];
  const forms = await readForms(db, sql`f.personnel_id = ${own}`);
  const shown: Answer['periods'] = [];
  for (const [at, period] of periods.entries()) {
    const of = forms.filter((form) => form.period.id === period.id);
    const { deadlines: table } = termsOn(terms, period.from);
    const { offered, reason } = at < OFFERED ? await findOffered(call, own, period, terms) : { offered: [], reason: null };
    if (of.length === 0 && offered.length === 0 && reason === null) continue;
    const { ends } = (await readService(db, [own], period, table.least_days)).get(own)!;
    const deadlines = deadlinesOf(period, table, ends);
    shown.push({
      ...period,
      reason: of.length > 0 ? null : reason,
      offered: offered.map(({ form, office_id, office, share }) => ({ form, office_id, office, share })),
      forms: of.map((form) => {
        const awaited = awaitedOf(form.state, deadlines);
        const sealed = isSealed(form);
        return {
          id: form.id,
          form: form.form,
          state: form.state,
          state_words: FORM_FLOWS[form.form].wordsOf(form.state),
          office: form.office,
          final: sealed ? null : form.final,
          level: sealed ? null : form.level,
          is_sealed: sealed,
          awaited: awaited && AWAITED_NAMES[awaited.what],
          due_on: awaited && awaited.due_on,
          is_late: awaited !== null && today > awaited.due_on,
        };
      }),
    });
  }
  const history = (await readRatings(db, [own])).get(own) ?? [];
  return {
    periods: shown,
    history: history.map(({ period, final, level, source }) => ({
      period: period.name,
      from: period.from,
      to: period.to,
      final,
      level,
      source,
    })),
    coaching: await readCoaching(db, own),
  };
}
