import type { Workflow } from '../../contract/workflow.ts';
import type { Place } from '../acting.ts';
import { recordChanges } from '../audit/audit.ts';
import { wrongState } from '../errors.ts';
import { insertSteps, takenBy, type StepTable, type Writing } from './insert-steps.ts';

/** What a log of steps writes to, and in which words. `F` are facts that are logged and lie in no flow, such as an oath. */
export interface StepLogTable<S extends string, W extends string, A extends string, F extends string> extends Required<StepTable> {
  flow: Workflow<S, W, A>;
  /** Of what, in the audit trail: `application`. */
  title: string;
  facts?: Readonly<Record<F, string>>;
}

/** A step of a locked record that may take it. */
export interface LoggedStep<S extends string, A extends string> {
  id: number | string;
  action: A;
  from: S;
  to: S;
  /** In whose place: of each record, since somebody may head one office and stand in for another. */
  place: Place;
  reason?: string;
  /** Whose record it is, for the audit trail. */
  personnelId?: number;
  /** How the audit trail names the record, where not by its key. */
  subject?: string;
  /** Columns that this table alone has, named alike in all steps of one call. */
  further?: Readonly<Record<string, unknown>>;
  /** What the audit trail says beside the state and the reason. */
  after?: Readonly<Record<string, unknown>>;
}

/**
 * The log of the steps of one kind of record: judges whether a step is open, numbers and writes steps with who took them, in whose place
 * and by which designation, moves the records, and tells the audit trail. The caller has locked them. A constant number of statements.
 */
export function stepLog<S extends string, W extends string, A extends string, F extends string = never>(
  definition: StepLogTable<S, W, A, F>,
) {
  const { key, moves, flow, title, facts } = definition;
  const labelOf = (action: A | F) => facts?.[action as F] ?? flow.steps[action as A].label;
  return {
    /** Error: 409 for the first of these that cannot take the step, with what is open. `named` begins the sentence. */
    requireOpen(records: readonly { named: string; state: S }[], action: A, as: W): void {
      const stuck = records.find(({ state }) => !flow.open(state, [as]).includes(action));
      if (!stuck) return;
      throw wrongState(
        `${stuck.named} is “${flow.words[stuck.state]}” and cannot take this step: ${labelOf(action)}.`,
        flow.open(stuck.state, [as]),
      );
    },
    /** Writes steps, several of one record in the order given. Returns the record and number of each. */
    async append(call: Writing, steps: readonly LoggedStep<S, A | F>[]): Promise<{ id: number | string; no: number }[]> {
      const rows = steps.map(({ id, action, from, to, place, reason = '', further }) => ({
        [key]: id,
        action,
        from_state: from,
        to_state: to,
        reason,
        ...place,
        ...takenBy(call),
        ...further,
      }));
      const written = await insertSteps(call, definition, rows);
      await recordChanges(
        call,
        steps.map(({ id, action, from, to, place, reason, personnelId, subject, after }) => ({
          action: `${labelOf(action)}: ${title}`,
          subject: subject ?? `${moves.record}:${id}`,
          personnelId: personnelId ?? null,
          inPlaceOf: place.in_place_of,
          before: { state: from },
          after: { state: to, ...(reason && { reason }), ...after },
        })),
      );
      return written;
    },
  };
}
