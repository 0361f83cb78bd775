import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import type { Lookup, LookupRow } from '@talaan/kernel/contract/lookup.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';

/** Asks from which day on a name is offered no more. */
export function RetireDialog({ lookup, row, onClose }: { lookup: Lookup; row: LookupRow; onClose: () => void }) {
  const today = useToday();
  return (
    <Dialog onClose={onClose} title={`Retire ${row.name}`}>
      <FormShell
        endpoint={lookup.change}
        params={{ id: row.id }}
        initial={{ retired_on: today }}
        draft={`${lookup.table}:${row.id}:retire`}
        submit="Retire"
        success={`${row.name} has been retired.`}
        onDone={onClose}
      >
        {(form) => (
          <DateField
            label="From"
            required
            description="From this day on forms no longer offer it; records and papers that use it are not changed."
            {...form.getInputProps('retired_on')}
          />
        )}
      </FormShell>
    </Dialog>
  );
}
