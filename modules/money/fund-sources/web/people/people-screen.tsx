import { useState } from 'react';
import { Button, Text, Textarea } from '@mantine/core';
import { useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { endCharge, exportCharges, listCharges, listPostings, type ChargeRow } from '../../contract/charges.ts';
import { CHARGE_KINDS } from '../../contract/fields.ts';
import { listSources, readSource } from '../../contract/sources.ts';

/** Whose service a fund source pays, and until when. */
export function Screen() {
  const id = Number(useParams().id);
  const source = useCall(readSource, { params: { id } }).data?.source;
  const mayEnd = useMayCall(endCharge);
  const [ending, setEnding] = useState<ChargeRow | null>(null);
  const columns: ListColumn<ChargeRow>[] = [
    { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
    { key: 'title', title: 'Position or contract', kind: 'text', phone: true },
    { key: 'kind', title: 'Kind', kind: 'word', startsHidden: true, render: (row) => CHARGE_KINDS[row.kind] },
    { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
    { key: 'from', title: 'From', kind: 'date', sort: 'from', render: (row) => (row.from === null ? '—' : longDate(row.from)) },
    { key: 'to', title: 'To', kind: 'date', sort: 'to', render: (row) => (row.to === null ? 'Not begun' : longDate(row.to)) },
    {
      key: 'obligated',
      title: 'Obligated (PHP)',
      kind: 'money',
      sort: 'obligated',
      phone: true,
      render: (row) => formatMoney(row.obligated),
    },
    { key: 'paid', title: 'Paid', kind: 'money', sort: 'paid', render: (row) => formatMoney(row.paid) },
    { key: 'to_pay', title: 'To pay', kind: 'money', sort: 'to_pay', render: (row) => formatMoney(row.to_pay) },
    { key: 'freed_because', title: 'Freed', kind: 'text', startsHidden: true },
    ...(mayEnd
      ? [
          {
            key: 'end',
            title: 'End',
            kind: 'action' as const,
            render: (row: ChargeRow) =>
              row.is_open && row.kind !== 'PREPARED' ? (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  miw={52}
                  aria-label={`End: ${row.fullname}, ${row.title}`}
                  onClick={() => setEnding(row)}
                >
                  End
                </Button>
              ) : null,
          },
        ]
      : []),
  ];
  return (
    <>
      <ListScreen
        title="People of a fund source"
        intro={source && `${source.name}, ${source.year}.`}
        endpoint={listCharges}
        params={{ id }}
        rows="charges"
        exportAs={exportCharges}
        searchLabel="Search name, position or contract"
        columns={columns}
        views={[{ name: 'In service', filters: { open: '1' } }]}
        groups={{ office: 'Office', kind: 'Kind' }}
        filters={[multiFilter({ name: 'kind', label: 'Kind', main: true, options: choices(CHARGE_KINDS) })]}
        empty={{
          title: 'No one is paid by this fund source yet',
          description:
            'Anyone who is hired as a casual, or contracted, names the fund that pays. Those in service already are charged under Without a fund.',
        }}
      />
      {ending && <EndDialog charge={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function EndDialog({ charge, onClose }: { charge: ChargeRow; onClose: () => void }) {
  const initial: { last_day: string | null; reason: string } = { last_day: today().toString(), reason: '' };
  return (
    <Dialog title="End the charge" onClose={onClose}>
      <FormShell
        endpoint={endCharge}
        params={{ id: charge.id }}
        initial={initial}
        body={({ last_day, reason }) => ({ last_day: last_day ?? '', reason })}
        draft={`fund-charge:${charge.id}:end`}
        submit="End the charge"
        success={({ message }) => message}
        alsoRefresh={[listCharges, listPostings, listSources, readSource]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">
              {charge.fullname}, {charge.title}. What is obligated for later days is freed; another fund source can pay from then on.
            </Text>
            <DateField label="Last day that it pays" required {...form.getInputProps('last_day')} />
            <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
