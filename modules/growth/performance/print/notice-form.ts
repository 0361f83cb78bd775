import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { ShownForm } from '../contract/forms.ts';
import type { RatedForm } from '../rules/form/rate-form.ts';
import { ADJECTIVES } from '../rules/levels.ts';
import { formatRating } from '../rules/rating.ts';

/** The notice of a final rating. */
interface NoticeSheet {
  form: ShownForm;
  rated: RatedForm;
  name: string;
  office_id: number;
  date: string;
}

export const noticeForm = printedForm<NoticeSheet>({
  template: new URL('./notice.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet: { form, rated, name, date }, marks }: OnPaper<NoticeSheet>): object {
  return {
    ...marks,
    date: longDate(date),
    name,
    position: form.ratee.position ?? '',
    office: form.office,
    period: form.period.name,
    groups: rated.parts
      .flatMap(({ groups }) => groups)
      .filter(({ lines }) => lines > 0)
      .map((group) => [group.name, `${group.weight} %`, group.average === null ? 'not rated' : formatRating(group.average)]),
    final: formatRating(form.final!),
    adjective: ADJECTIVES[form.level!],
    days: form.deadline_table.appeal,
  };
}
