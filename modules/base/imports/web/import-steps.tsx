import { Stepper } from '@mantine/core';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';

const STEPS = ['Upload', 'Match columns', 'Check', 'Import'];

/** How far an import is. */
export function ImportSteps({ active }: { active: number }) {
  const isPhone = useIsPhone();
  return (
    <Stepper active={active} size="sm" iconSize={26} allowNextStepsSelect={false} aria-label="Steps of the import">
      {STEPS.map((label, at) => (
        <Stepper.Step
          key={label}
          label={isPhone && at !== active ? undefined : label}
          aria-label={isPhone && at !== active ? `${at + 1} ${label}` : undefined}
          allowStepSelect={false}
        />
      ))}
    </Stepper>
  );
}
