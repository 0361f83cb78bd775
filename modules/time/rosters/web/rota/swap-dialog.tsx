import { useState } from 'react';
import { Select, Stack } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { optionsOf } from '@talaan/kernel/web/forms/person-option.tsx';
import type { Rota } from '../../contract/rota.ts';

interface SwapDialogProps {
  rota: Rota;
  onClose: () => void;
  onSwap: (one: number, other: number, week: string) => void;
}

/** Two people change their shifts of a week. */
export function SwapDialog({ rota, onClose, onSwap }: SwapDialogProps) {
  const open = rota.weeks.filter((week) => week >= rota.first_open);
  const [week, setWeek] = useState<string | null>(open[0] ?? null);
  const [one, setOne] = useState<string | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const people = optionsOf(rota.people);
  const isWhole = week !== null && one !== null && other !== null && one !== other;
  return (
    <Dialog onClose={onClose} title="Swap two people">
      <Stack gap="md">
        <Select
          label="Week"
          required
          data={open.map((value) => ({ value, label: `from ${longDate(value)}` }))}
          value={week}
          onChange={setWeek}
        />
        <SearchSelect label="Employee" required {...people} value={one} onChange={setOne} />
        <SearchSelect label="With" required {...people} value={other} onChange={setOther} />
        <FormFoot
          action="Swap"
          disabled={!isWhole}
          onAction={() => {
            onSwap(Number(one), Number(other), week!);
            onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}
