import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import type { ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';

const thisMonth = () => today().toString().slice(0, 7);

/** The month of a list for payroll, in the address; the present one without it. */
export function useMonth() {
  const { search, change } = useAddress();
  const month = monthInAddress(search, 'month') ?? thisMonth();
  const field = <MonthField w={170} month={month} last={thisMonth()} onChange={(chosen) => change({ month: chosen, page: null })} />;
  return { month, field };
}

/** A column whose button opens the hours behind the figures of a row. */
export function useHours<Row extends { id: number; fullname: string }>(show: (row: Row) => ReactNode) {
  const [opened, setOpened] = useState<Row>();
  const column: ListColumn<Row> = {
    key: 'days',
    title: 'Hours',
    kind: 'action',
    phone: true,
    render: (row) => (
      <Button size="compact-sm" variant="subtle" onClick={() => setOpened(row)} aria-label={`Hours of ${row.fullname}`}>
        Hours
      </Button>
    ),
  };
  const dialog = opened && (
    <Dialog size="form" title={opened.fullname} onClose={() => setOpened(undefined)}>
      {show(opened)}
    </Dialog>
  );
  return { column, dialog };
}
