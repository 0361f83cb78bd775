import type { Facts } from '@talaan/requests/server/public.ts';
import { amountOf } from '../../rules/filing/amount-of.ts';
import { formatAmount } from '../../rules/format-days.ts';
import type { LeaveType } from '../../rules/leave-type.ts';
import { formatInclusive } from '../../rules/format-inclusive.ts';
import type { Part } from '../../rules/parts.ts';

interface Concerned {
  personnelId: number;
  officeId: number | null;
  grade: number | null;
  type: LeaveType;
  parts: readonly Part[];
  isAbroad: boolean;
}

/**
 * What the rules about the authority are compared with (domain page, section 5): days of leave, the salary grade as the rank of officials, and
 * as type the code, or `abroad`. A confidential kind shows `Leave` to all but its owner, HR and the authority.
 */
export function factsOfLeave({ personnelId, officeId, grade, type, parts, isAbroad }: Concerned): Facts {
  const thousandths = amountOf({ unit: type.unit === 'CALENDAR' ? 'CALENDAR' : 'WORKING' }, parts);
  const when = [
    formatInclusive(parts.filter((part) => part.thousandths > 0)),
    ...(type.unit === 'HOURS' ? [] : [formatAmount(thousandths)]),
  ].join(', ');
  const title = `${type.name}, ${when}`;
  return {
    ownerId: personnelId,
    officeId,
    title: type.isConfidential ? `Leave, ${when}` : title,
    ...(type.isConfidential && { privateTitle: title }),
    days: Math.ceil(thousandths / 1000),
    ...(grade !== null && { rank: grade }),
    type: isAbroad ? 'abroad' : type.code,
  };
}
