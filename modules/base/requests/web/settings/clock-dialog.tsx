import { NumberInput } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { changeClock, type RequestSettings } from '../../contract/settings.ts';
import { splitPeriods } from './split-periods.ts';

/** In how many working days requests of a kind are to be decided. */
export function ClockDialog({
  clock: { kind, title, periods },
  onClose,
}: {
  clock: RequestSettings['clocks'][number];
  onClose: () => void;
}) {
  const today = useToday();
  const { current } = splitPeriods(periods, today);
  return (
    <Dialog onClose={onClose} title={title}>
      <FormShell
        endpoint={changeClock}
        initial={{ from: today, days: current?.days ?? '' }}
        body={({ from, days }) => ({ kind, from: from ?? '', days: Number(days) })}
        draft={`approval-rules:clock:${kind}`}
        submit="Save"
        success="The rules were saved."
        onDone={onClose}
      >
        {(form) => (
          <>
            <NumberInput
              label="Working days to decide"
              description="After the day of filing, without holidays"
              required
              min={1}
              max={250}
              allowDecimal={false}
              {...form.getInputProps('days')}
            />
            <DateField label="Applies from" required {...form.getInputProps('from')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
