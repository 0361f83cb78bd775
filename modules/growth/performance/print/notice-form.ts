import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { CommitmentSheet } from './commitment-form.ts';
import { ADJECTIVES } from '../rules/levels.ts';
import { formatRating } from '../rules/rating.ts';

/** The notice of a final rating, of the day on which it was given or changed. */
export const noticeForm = printedForm<CommitmentSheet>({
  template: new URL('./notice.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet: { form, rated, ratee, position, date, appeal }, marks }: OnPaper<CommitmentSheet>): object {
  return {
    ...marks,
    date: longDate(date),
    name: ratee.name,
    position: position ?? '',
    office: form.office,
    period: form.period.name,
    groups: rated.parts
      .flatMap(({ groups }) => groups)
      .filter(({ lines }) => lines > 0)
      .map((group) => [group.name, `${group.weight} %`, group.average === null ? 'not rated' : formatRating(group.average)]),
    final: formatRating(form.final!),
    adjective: ADJECTIVES[form.level!],
    appeal,
  };
}
