import { Badge } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { daysUntil } from '../rules/remittances/next-due.ts';

/** So many days before, a remittance that is not issued yet is marked. */
const SOON = 5;

/** Whether a remittance is still to be made, and by when. */
export function DueBadge({ due, isIssued }: { due: string; isIssued: boolean }) {
  const days = daysUntil(today().toString(), due);
  if (isIssued || days > SOON) return <Badge variant="default">Due {longDate(due)}</Badge>;
  if (days < 0) return <Badge color="red">Was due {longDate(due)}</Badge>;
  return <Badge color="yellow">{days === 0 ? 'Due today' : `Due in ${count(days, 'day')}`}</Badge>;
}
