import type { LeaveType } from '../../rules/leave-type.ts';
import type { DayPart } from '../../rules/parts.ts';

/** What the time record says of a date on leave: `leave` of a confidential kind. */
export function leaveModifier({ code, name, isConfidential }: Pick<LeaveType, 'code' | 'name' | 'isConfidential'>, covers: DayPart) {
  return { kind: 'LEAVE' as const, covers, code: isConfidential ? '' : code, label: isConfidential ? 'leave' : name };
}
