import { useState } from 'react';
import { Group } from '@mantine/core';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { showError } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { printAccomplishments } from '../../contract/days.ts';

/** The accomplishment report of a period, with its number; of oneself or, by HR and the office, of another person. */
export function ReportDialog({ personnelId = null, onClose }: { personnelId?: number | null; onClose: () => void }) {
  const month = monthBounds(useToday().slice(0, 7));
  const [from, setFrom] = useState<string | null>(month.from);
  const [to, setTo] = useState<string | null>(month.to);
  const printing = useSend(printAccomplishments, { onDone: onClose });
  const print = () => {
    if (!from || !to) return showError(say('Enter the first and the last day.'));
    printing.mutate({ body: { personnel_id: personnelId, from, to } });
  };
  return (
    <Dialog onClose={onClose} title={say('Accomplishment report')}>
      <Group grow align="flex-start" gap="sm" mb="md">
        <DateField label={say('From')} required value={from} onChange={setFrom} />
        <DateField label={say('To')} required value={to} onChange={setTo} />
      </Group>
      <FormFoot action="Issue and save" pending={printing.isPending} onAction={print} />
    </Dialog>
  );
}
