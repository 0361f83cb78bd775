import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { TypedLine } from '../../contract/fields.ts';
import { findTargetFaults } from '../../rules/form/find-target-faults.ts';
import { formatTarget } from '../../rules/format-target.ts';
import type { TargetLine } from '../../rules/form/form-line.ts';
import { readTerms, termsOn } from '../settings/read-terms.ts';
import type { FoundForm } from './find-form.ts';
import { judgeTargets } from './judge-targets.ts';
import { readLines } from './read-lines.ts';
import { weightsOf } from './weights-of.ts';
import { targetOf, writeLines } from './write-lines.ts';

/** Changes approved targets, and keeps what each was and is. Errors: 422 by field as of targets that are submitted, and where nothing was changed. */
export async function revise(call: StepCall, record: FoundForm, typed: readonly TypedLine[], reason: string): Promise<void> {
  const { db, actor, now } = call;
  const weights = weightsOf(record, termsOn(await readTerms(db), record.period.from));
  const before = (await readLines(db, [record.id])).get(record.id) ?? [];
  const targets = typed.map(targetOf);
  const faults = findTargetFaults(targets, weights, record.period);
  const { refused } = await judgeTargets(db, record, targets, weights);
  for (const { line_id, message } of refused)
    (faults[`lines.${targets.findIndex(({ id }) => id === line_id)}.parent_id`] ??= []).push(message);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const changes = changesOf(before, targets);
  if (changes.length === 0) throw invalid({ lines: ['Nothing was changed.'] });
  await writeLines(db, record.id, typed);
  await sql`
    insert into performance.revision (form_id, at, personnel_id, reason, changes)
    values (${record.id}, ${now.toString()}::timestamptz, ${actor.personnelId}, ${reason}, ${JSON.stringify(changes)}::jsonb)`.execute(db);
}

interface Change {
  what: string;
  before: string;
  after: string;
}

function changesOf(before: readonly TargetLine[], after: readonly TargetLine[]): Change[] {
  const changed = after.flatMap((line): Change[] => {
    const was = before.find(({ id }) => id === line.id);
    const said = describe(line);
    if (!was) return [{ what: line.output, before: '', after: said }];
    if (isSame(was, line)) return [];
    const old = describe(was);
    return [{ what: line.output, before: old, after: old === said ? 'How it is rated, or what it answers' : said }];
  });
  const removed = before
    .filter(({ id }) => !after.some((line) => line.id === id))
    .map((line) => ({ what: line.output, before: describe(line), after: '' }));
  return [...changed, ...removed];
}

function isSame(one: TargetLine, other: TargetLine): boolean {
  const keyOf = ({ part, group, output, indicator, measure, target, due_on, scales, weight, parent_id, mfo_id }: TargetLine) =>
    JSON.stringify([
      part,
      group,
      output,
      indicator,
      measure,
      target,
      due_on,
      scales.quality,
      scales.efficiency,
      scales.timeliness,
      weight,
      parent_id,
      mfo_id,
    ]);
  return keyOf(one) === keyOf(other);
}

/** `Release of payslips: 12 by the 5th day, 12, quality and timeliness`. */
function describe(line: TargetLine): string {
  const parts = [
    `${line.output}: ${line.indicator}`,
    formatTarget(line),
    line.due_on === null ? '' : `by ${longDate(line.due_on)}`,
    Object.keys(line.scales).toSorted().join(', '),
    line.weight === null ? '' : `weight ${line.weight} %`,
    line.group,
  ];
  return parts.filter(Boolean).join('; ');
}
