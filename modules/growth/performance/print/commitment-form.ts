import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { FORM_NAMES } from '../contract/codes.ts';
import type { Line, ShownForm } from '../contract/forms.ts';
import { formatComputation } from '../rules/form/format-computation.ts';
import type { RatedForm } from '../rules/form/rate-form.ts';
import { ADJECTIVES, type Level } from '../rules/levels.ts';
import { formatDone, formatTarget, hasAmount } from '../rules/format-target.ts';
import { formatRating, type Rating } from '../rules/rating.ts';

/** Who signs, with the title and the day of their step; both empty before it. */
export interface Signer {
  name: string;
  title: string;
  on: string | null;
}

type PrintedLine = Omit<Line, 'evidence' | 'own_ratings' | 'mfo'>;

/** A form as it is printed. Days as YYYY-MM-DD. */
export interface CommitmentSheet {
  form: Pick<ShownForm, 'form' | 'state' | 'period' | 'office' | 'comments'> & {
    lines: readonly PrintedLine[];
    final: Rating | null;
    level: Level | null;
  };
  position: string | null;
  rated: RatedForm;
  /** What the notice of rating says of the appeal. */
  appeal: string;
  /** Whose letterhead it carries, as of which day. */
  office_id: number;
  date: string;
  ratee: Signer;
  reviewed: Signer;
  approved: Signer;
  discussed: Signer;
  assessed: Signer;
  final: Signer;
  /** Of the team, where it calibrated the form. */
  calibrated: Signer | null;
  /** That a member of the team acted for their own office. */
  note: string;
}

/** IPCR, DPCR and OPCR (CSC MC 6 s.2012; domain page, B4). */
export const commitmentForm = printedForm<CommitmentSheet>({
  template: new URL('./form.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: (sheets) => ({ forms: sheets.map(layOut) }),
});

const GIVEN = ['FINAL', 'CALIBRATED', 'APPEALED', 'RESOLVED', 'CLOSED'];

function layOut({ sheet, marks }: OnPaper<CommitmentSheet>): object {
  const { form, rated, ratee } = sheet;
  const isOffice = form.form !== 'IPCR';
  const of = isOffice ? `, head of the ${form.office},` : ` of the ${form.office}`;
  const position = sheet.position ? `, ${sheet.position}` : '';
  return {
    ...marks,
    title: FORM_NAMES[form.form],
    abbreviation: form.form,
    is_office: isOffice,
    is_final: GIVEN.includes(form.state),
    name: ratee.name,
    period: form.period.name,
    commitment: `I, ${ratee.name}${position}${of} commit to deliver and agree to be rated on the attainment of the following targets in accordance with the indicated measures for the period ${longDate(form.period.from)} to ${longDate(form.period.to)}.`,
    opening: [
      sign('', ratee, 'Ratee'),
      sign('Reviewed by:', sheet.reviewed, 'Supervisor'),
      sign('Approved by:', sheet.approved, 'Head of office'),
    ],
    groups: groupsOf(form, rated),
    final: ratingOrBlank(rated.final),
    adjective: rated.level === null ? '' : ADJECTIVES[rated.level],
    how: howComputed(rated),
    comments: form.comments,
    closing: [
      sign('Discussed with:', sheet.discussed, 'Ratee'),
      sign('Assessed by:', sheet.assessed, form.form === 'OPCR' ? 'Planning office' : 'Supervisor'),
      ...(sheet.calibrated ? [sign('Calibrated by:', sheet.calibrated, 'Performance Management Team')] : []),
      sign('Final rating by:', sheet.final, form.form === 'OPCR' ? 'Head of agency' : 'Head of office'),
    ],
    legend: '5 Outstanding, 4 Very Satisfactory, 3 Satisfactory, 2 Unsatisfactory, 1 Poor.',
    note: sheet.note,
  };
}

/** Empty where it would say the final rating again. */
function howComputed(rated: RatedForm): string {
  const how = formatComputation(rated);
  return how === null || how === ratingOrBlank(rated.final) ? '' : how;
}

function sign(label: string, { name, title, on }: Signer, caption: string) {
  return { label, name, caption: title === '' ? caption : title, day: on === null ? '' : longDate(on) };
}

function groupsOf(form: CommitmentSheet['form'], rated: RatedForm) {
  return rated.parts.flatMap((part) =>
    part.groups.flatMap(({ code, name, weight, average }) => {
      const lines = form.lines.filter((line) => line.part === part.code && line.group === code);
      if (lines.length === 0) return [];
      const named = rated.parts.length > 1 ? `${part.name} (${part.weight} %): ${name}` : name;
      return [{ name: named, weight: `${weight} %`, average: ratingOrBlank(average), lines: lines.map((line) => rowOf(line, rated)) }];
    }),
  );
}

function rowOf(line: PrintedLine, rated: RatedForm) {
  const digit = (rating: number | null) => (rating === null ? '' : String(rating));
  const target = formatTarget(line);
  return {
    output: line.output,
    indicator: [
      line.indicator,
      target !== '' && !hasAmount(line.indicator, target) && `Target: ${target}`,
      line.due_on && `by ${longDate(line.due_on)}`,
    ]
      .filter(Boolean)
      .join('. '),
    budget: line.budget === null ? '' : formatMoney(line.budget),
    accountable: line.accountable,
    accomplishment: formatDone(line),
    q: digit(line.ratings.quality),
    e: digit(line.ratings.efficiency),
    t: digit(line.ratings.timeliness),
    a: ratingOrBlank(rated.lines.find(({ id }) => id === line.id)?.average ?? null),
    remarks: [line.remarks, line.reason && `Not rated: ${line.reason}`].filter(Boolean).join('. '),
  };
}

function ratingOrBlank(rating: Rating | null): string {
  return rating === null ? '' : formatRating(rating);
}
