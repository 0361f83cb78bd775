import { sql } from 'kysely';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { PERFORMANCE_READERS, type readCascade as endpoint } from '../../contract/people.ts';
import { formsAbove, type UnitAbove } from '../../rules/office/unit-of-rating.ts';
import { judgeCascade, type CascadeLine } from '../../rules/office/judge-cascade.ts';
import { chooseWeights } from '../../rules/form/choose-weights.ts';
import type { FormState } from '../../workflow.ts';
import type { Form } from '../../rules/form/form-line.ts';
import { findShownPeriod } from './shown-period.ts';

type Answer = AnswerOf<typeof endpoint>;
interface FormRow {
  id: number;
  form: Form;
  office_id: number;
  office: string;
  ratee: string;
  state: FormState;
  rank: 'OFFICE' | 'STAFF' | 'SENIOR_FACULTY' | 'JUNIOR_FACULTY';
  designation_share: number | null;
}
type LineOfCascade = Answer['lines'][number] & { part: string; function: string };

/**
 * The tree of commitments under an office that the caller reaches, the first of theirs unless they name one: its form and all below it, with the lines that
 * answer each other. Four statements for any number of offices.
 */
export async function readCascade(call: CallOf<typeof endpoint>): Promise<Answer> {
  const { db, actor, query } = call;
  const { shown, terms } = await findShownPeriod(call, query.period);
  const reach = visible({ ...actor, personnelId: null }, PERFORMANCE_READERS, {
    person: 'o.id',
    tree: 'o.tree_from',
    campus: 'o.campus_id',
  });
  const { rows: offices } = await sql<Answer['offices'][number]>`
    select o.id, o.fullname, o.acronym from performance.form f join organization.office_view o on o.id = f.office_id
    where f.period_id = ${shown?.id ?? 0} and f.form <> 'IPCR' and f.state <> 'NOT_RATED' and ${reach} order by o.tree_from`.execute(db);
  const office = offices.find(({ id }) => id === query.office) ?? offices[0];
  if (!shown || !terms || !office) return { shown, offices, root: null, forms: [], lines: [], faults: [], unanswered: [] };
  const { rows: units } = await sql<UnitAbove>`select id, parent_id from organization.office_view`.execute(db);
  const { rows: forms } = await sql<FormRow>`
    select f.id, f.form, f.office_id, o.fullname as office, p.fullname as ratee, f.state, f.rank, f.designation_share
    from performance.form f join organization.offices_within(${office.id}) o on o.id = f.office_id join personnel.person_view p on p.id = f.personnel_id
    where f.period_id = ${shown.id} and f.state <> 'NOT_RATED' order by o.tree_from, f.form <> 'IPCR' desc, p.plain_name`.execute(db);
  const { rows: lines } = await sql<LineOfCascade>`
    select l.id, l.form_id, l.parent_id, l.output, l.indicator, l.measure, l.target, l.due_on, l.part, l.function, false as is_support,
      jsonb_build_object('quality', l.quality, 'efficiency', l.efficiency, 'timeliness', l.timeliness) as ratings
    from performance.line l where l.form_id = any(${forms.map(({ id }) => id)}::integer[]) order by l.form_id, l.no, l.id`.execute(db);
  const formOf = new Map(forms.map((form) => [form.id, form]));
  const weights = new Map(forms.map((form) => [form.id, chooseWeights(terms.weights, form, shown.from)]));
  const judged = lines.map((line): LineOfCascade => {
    const part = weights.get(line.form_id)!.find(({ code }) => code === line.part);
    return { ...line, is_support: part?.groups.find(({ code }) => code === line.function)?.is_support ?? false };
  });
  const above = formsAbove(
    units,
    forms.map(({ id, office_id, form }) => ({ id, unit_id: office_id, is_individual: form === 'IPCR' })),
  );
  const top = forms.find(({ office_id, form }) => office_id === office.id && form !== 'IPCR')!;
  const topIds = new Set(lines.filter(({ form_id }) => form_id === top.id).map(({ id }) => id));
  // What the top answers is not in the tree: it is judged on the form itself.
  const asked = judged.map((line): CascadeLine => ({ ...line, parent_id: topIds.has(line.id) ? null : line.parent_id }));
  const cascade = judgeCascade(
    asked,
    above.map((form) => (form.id === top.id ? { ...form, above_id: null } : form)),
  );
  return {
    shown,
    offices,
    root: top.id,
    forms: forms.map(({ id, form, ratee, state }) => ({
      id,
      form,
      ratee,
      state,
      office: formOf.get(id)!.office,
      above_id: above.find((one) => one.id === id)?.above_id ?? null,
    })),
    lines: judged,
    faults: [
      ...cascade.refused.map(({ line_id, message }) => ({ line_id, message, is_refused: true })),
      ...cascade.warned.map(({ line_id, message }) => ({ line_id, message, is_refused: false })),
    ],
    unanswered: cascade.unanswered,
  };
}
