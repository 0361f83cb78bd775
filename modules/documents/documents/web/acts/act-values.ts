import type { StepBody } from '../../contract/steps.ts';
import type { CIRCLES, DELAY_CAUSES, HOLD_CAUSES, INSTRUCTIONS, RELEASE_MODES } from '../../contract/words.ts';

export type Act = StepBody['action'];

/** What is asked of a clerk, of all acts together; each act takes its own. */
export interface ActValues {
  to: number[];
  to_person_id: number | null;
  instruction: keyof typeof INSTRUCTIONS;
  note: string;
  /** Null where none of the papers is late. */
  explanation: { cause: keyof typeof DELAY_CAUSES | null; text: string } | null;
  circle: keyof typeof CIRCLES;
  campus: number | null;
  due_on: string | null;
  reason: string;
  cause: keyof typeof HOLD_CAUSES | null;
  back_to: 'previous' | 'origin';
  claimant: string;
  signed_by: string;
  /** Of who claims. */
  paper: { path: string; name: string } | null;
  claimed_on: string | null;
  mode: keyof typeof RELEASE_MODES;
  courier: string;
  tracking: string;
  days: number | string;
  letter: { path: string; name: string } | null;
  certified_by: string;
  /** The scan of a certified copy. */
  copy: { path: string; name: string } | null;
  duplicate_of: string;
}

/** Done at once, without a question. */
export const AT_ONCE: readonly Act[] = ['register', 'receive', 'resume', 'cancel_forward'];

/** The body of the call. */
export function bodyOfAct(action: Act, values: ActValues, many: { office_id: number; ids: number[] }): StepBody {
  const { reason } = values;
  switch (action) {
    case 'register':
    case 'receive':
      return { action, ...many };
    case 'forward':
      return {
        action,
        ...many,
        to: values.to,
        to_person_id: values.to.length === 1 ? values.to_person_id : null,
        instruction: values.instruction,
        note: values.note,
        explanation: values.explanation as Extract<StepBody, { action: 'forward' }>['explanation'],
      };
    case 'circulate':
      return {
        action,
        ...many,
        circle: values.circle,
        to: values.circle === 'chosen' ? values.to : [],
        campus_id: values.circle === 'campus' ? values.campus : null,
        note: values.note,
        due_on: values.due_on ?? '',
      };
    case 'hold':
      return { action, ...many, reason, cause: values.cause as ActValues['cause'] & string };
    case 'replace':
      return { action, ...many, reason, certified_by: values.certified_by, copy_path: values.copy?.path ?? null };
    case 'close_duplicate':
      return { action, ...many, reason, duplicate_of: values.duplicate_of };
    case 'return':
      return { action, ...many, reason, to: values.back_to };
    case 'claim':
      return {
        action,
        ...many,
        claimant: values.claimant,
        signed_by: values.signed_by,
        paper_path: values.paper?.path ?? null,
        claimed_on: values.claimed_on ?? '',
      };
    case 'release':
      return { action, ...many, reason, mode: values.mode, courier: values.courier, tracking: values.tracking };
    case 'extend':
    case 'ask_extension':
      return {
        action,
        ...many,
        reason,
        days: values.days === '' ? Number.NaN : Number(values.days),
        letter_path: values.letter?.path ?? null,
      };
    default:
      return { action, ...many, reason };
  }
}
