import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

interface EarnsAlertProps {
  earns: 'REGULAR' | 'TEACHER' | 'NONE';
  /** Whether there are credits of former service. */
  hasCredits: boolean;
}

/** Said plainly of who earns no vacation and sick leave; nothing for who does. */
export function EarnsAlert({ earns, hasCredits }: EarnsAlertProps) {
  if (earns === 'REGULAR') return null;
  const former = hasCredits ? ' What is shown is of former service.' : '';
  return (
    <Alert color={earns === 'NONE' ? 'yellow' : 'blue'} icon={<IconInfoCircle size={18} aria-hidden />}>
      {earns === 'NONE'
        ? `No leave credits are earned: job orders, contracts of service and former employees earn none.${former}`
        : `On teacher leave: no vacation or sick leave is earned, and orders credit service.${former}`}
    </Alert>
  );
}
