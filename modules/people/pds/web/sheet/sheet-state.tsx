import { Group, Text } from '@mantine/core';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { SheetStanding } from '../../contract/sheet-view.ts';
import type { SheetState } from '../../rules/workflow.ts';
import { useSheet } from './sheet-context.ts';

const STATES: Record<SheetState, { tone: Tone; label: string }> = {
  DRAFT: { tone: 'neutral', label: 'Draft' },
  SUBMITTED: { tone: 'waiting', label: 'Submitted' },
  UNDER_CHECK: { tone: 'waiting', label: 'Under check' },
  RETURNED: { tone: 'warning', label: 'Returned' },
  VERIFIED: { tone: 'good', label: 'Verified' },
};

/** The state of the sheet in one word, and in one sentence whose turn it is. */
export function SheetStateLine() {
  const { sheet } = useSheet();
  const { applicant_only: isApplicant } = useCurrentUser();
  return (
    <Group gap="xs" flex="1 1 16rem" mih={36}>
      <SheetStateBadge state={sheet.standing.state} />
      <Text size="sm">
        {isApplicant ? say('A copy goes with each application that you submit.') : formatNext(sheet.standing, sheet.is_mine)}
      </Text>
    </Group>
  );
}

export function SheetStateBadge({ state }: { state: SheetState }) {
  const { tone, label } = STATES[state];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

/** Who acts next. */
export function formatNext({ state, submitted_at, verified_at, checker, since }: SheetStanding, isMine: boolean): string {
  const who = isMine ? 'you' : 'the employee';
  switch (state) {
    case 'DRAFT':
      return verified_at
        ? `Changed since it was verified on ${formatInstant(verified_at)}: ${who === 'you' ? 'you submit' : 'the employee submits'} it again.`
        : `Next: ${who} ${isMine ? 'fill' : 'fills'} it and ${isMine ? 'submit' : 'submits'} it for checking.`;
    case 'SUBMITTED':
      return `Submitted ${formatInstant(submitted_at ?? since)}. Next: HR checks it.`;
    case 'UNDER_CHECK':
      return `${checker ?? 'HR'} checks it${submitted_at ? `; submitted ${formatInstant(submitted_at)}` : ''}.`;
    case 'RETURNED':
      return `Returned ${formatInstant(since)}${checker ? ` by ${checker}` : ''}. Next: ${who} ${isMine ? 'correct' : 'corrects'} and ${isMine ? 'submit' : 'submits'} it again.`;
    case 'VERIFIED':
      return `Verified ${formatInstant(verified_at ?? since)}${checker ? ` by ${checker}` : ''}. A change makes it a draft again.`;
  }
}
