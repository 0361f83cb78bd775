import { Button, Group } from '@mantine/core';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { makeRecoveryCodes, readSecondFactor } from '../../contract/second-factor.ts';
import { FactorCard } from './factor-card.tsx';
import { useOwner } from './use-owner.tsx';

interface RecoveryCardProps {
  left: number;
  needsPassword: boolean;
  onRecoveryCodes: (codes: string[]) => void;
}

/** How many recovery codes are left, and new ones. */
export function RecoveryCard({ left, needsPassword, onRecoveryCodes }: RecoveryCardProps) {
  const owner = useOwner(needsPassword);
  const making = useSend(makeRecoveryCodes, {
    alsoRefresh: [readSecondFactor],
    onDone: ({ recovery_codes }) => onRecoveryCodes(recovery_codes),
  });
  const remaining = left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
  return (
    <FactorCard
      title={say('Recovery codes')}
      description={say('For the day on which the phone is lost: each signs you in once. {remaining}', { remaining })}
    >
      {owner.dialog}
      <Group>
        <Button
          variant="default"
          loading={making.isPending}
          onClick={() =>
            owner.ask({
              title: 'Make new recovery codes?',
              question: 'The old ones count no more.',
              action: 'Make new codes',
              danger: true,
              send: (password) => making.mutateAsync({ body: { password } }),
            })
          }
        >
          {say('Make new recovery codes')}
        </Button>
      </Group>
    </FactorCard>
  );
}
