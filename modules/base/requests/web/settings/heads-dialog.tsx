import { Checkbox } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { changeHeadsSetting, type RequestSettings } from '../../contract/settings.ts';
import { splitPeriods } from './split-periods.ts';

/** Who decides while a head is away or an officer in charge is assigned. */
export function HeadsDialog({ heads, onClose }: { heads: RequestSettings['heads']; onClose: () => void }) {
  const today = useToday();
  const { current } = splitPeriods(heads, today);
  return (
    <Dialog onClose={onClose} title="Heads and officers in charge">
      <FormShell
        endpoint={changeHeadsSetting}
        initial={{
          from: today,
          head_decides_beside_officer: current!.head_decides_beside_officer,
          absence_climbs: current!.absence_climbs,
        }}
        body={({ from, ...values }) => ({ ...values, from: from ?? '' })}
        draft="approval-rules:heads"
        submit="Save"
        success="The rules were saved."
        onDone={onClose}
      >
        {(form) => (
          <>
            <Checkbox
              label="The head decides beside an officer in charge"
              {...form.getInputProps('head_decides_beside_officer', { type: 'checkbox' })}
            />
            <Checkbox
              label="The next higher head decides while a head is away without an officer in charge"
              {...form.getInputProps('absence_climbs', { type: 'checkbox' })}
            />
            <DateField label="Applies from" required {...form.getInputProps('from')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
