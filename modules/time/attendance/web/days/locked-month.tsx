import { Alert, Anchor } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link, type To } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';

interface LockedMonthProps {
  /** Locked days that something touched after the lock. */
  waiting: readonly string[];
  dayLink: (date: string) => To;
}

/** That the month is final, and which of its days wait with what arrived after the lock. */
export function LockedMonth({ waiting, dayLink }: LockedMonthProps) {
  return (
    <Alert color={waiting.length > 0 ? 'yellow' : 'gray'} p="xs" icon={<IconLock size={18} />}>
      {say('Locked: the figures of this month are final.')}
      {waiting.length > 0 && (
        <>
          {' '}
          {say('Pending, arrived after the lock:')}{' '}
          {waiting.map((date, index) => (
            <span key={date}>
              {index > 0 && ', '}
              <Anchor component={Link} to={dayLink(date)} size="sm" underline="always">
                {longDate(date)}
              </Anchor>
            </span>
          ))}
          .
        </>
      )}
    </Alert>
  );
}
