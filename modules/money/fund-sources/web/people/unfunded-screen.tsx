import { useState } from 'react';
import { Alert, Select, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { chargePeople, exportUnfunded, listUnfunded, type UnfundedRow } from '../../contract/charges.ts';
import { readFundChoices } from '../../contract/choices.ts';
import { listSources } from '../../contract/sources.ts';
import { PAID_AS } from '../../rules/accounts.ts';

const columns: ListColumn<UnfundedRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'title', title: 'Position or contract', kind: 'text', phone: true },
  { key: 'paid_as', title: 'Paid as', kind: 'word', render: (row) => PAID_AS[row.paid_as] },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  { key: 'from', title: 'From', kind: 'date', sort: 'from', render: (row) => longDate(row.from) },
  { key: 'to', title: 'To', kind: 'date', sort: 'to', phone: true, render: (row) => (row.to === null ? '—' : longDate(row.to)) },
];

/** Casuals and job orders whom no fund source of the year pays: of before it was set up, or freed from another. */
export function Screen() {
  const [charging, setCharging] = useState<readonly UnfundedRow[] | null>(null);
  return (
    <>
      <ListScreen
        title="People without a fund source"
        intro="Casuals and job orders in service whom no fund source of this year pays. Once one is set up, each of them needs one."
        endpoint={listUnfunded}
        rows="unfunded"
        exportAs={exportUnfunded}
        searchLabel="Search name, position or contract"
        columns={columns}
        groups={{ office: 'Office', paid_as: 'Paid as' }}
        filters={[selectFilter({ name: 'paid_as', label: 'Paid as', main: true, options: choices(PAID_AS) })]}
        bulk={[{ label: 'Charge to a fund source', of: chargePeople, run: setCharging }]}
        empty={{
          title: 'Everyone has a fund source',
          description: 'Who is hired names the fund that pays. Where none is set up for the year, none is needed.',
        }}
      />
      {charging && <ChargeDialog people={charging} onClose={() => setCharging(null)} />}
    </>
  );
}

function ChargeDialog({ people, onClose }: { people: readonly UnfundedRow[]; onClose: () => void }) {
  const day = today();
  const kinds = [...new Set(people.map(({ paid_as }) => paid_as))];
  const answer = useCall(readFundChoices, { query: { paid_as: kinds[0]!, on: day.toString() } });
  const funds = answer.data?.choices ?? [];
  const initial: { from: string | null; source_id: string | null } = { from: day.with({ day: 1 }).toString(), source_id: null };
  return (
    <Dialog title="Charge to a fund source" onClose={onClose}>
      {kinds.length > 1 ? (
        <Alert color="yellow" title="Casuals and job orders are paid from different accounts">
          Choose one of both at a time.
        </Alert>
      ) : (
        <FormShell
          endpoint={chargePeople}
          initial={initial}
          body={({ from, source_id: source }) => ({
            source_id: source === null ? Number.NaN : Number(source),
            from: from ?? '',
            ids: people.map(({ id }) => id),
          })}
          draft={`fund-charge:${people.map(({ id }) => id).join(',')}`}
          submit="Charge"
          success={({ message, warnings }) => [message, ...warnings].join(' ')}
          alsoRefresh={[listUnfunded, listSources]}
          onDone={onClose}
        >
          {(form) => (
            <Stack gap="md">
              <Text size="sm">{people.length === 1 ? people[0]!.fullname : count(people.length, 'person', 'people')}</Text>
              <Select
                label="Fund source"
                required
                placeholder="Choose the fund that pays"
                data={funds.map(({ id, name, balance }) => ({
                  value: String(id),
                  label: `${name}: ${formatPesos(Math.max(0, balance))} left`,
                }))}
                {...form.getInputProps('source_id')}
              />
              <DateField label="From" required description="Earlier days stay as they were paid" {...form.getInputProps('from')} />
            </Stack>
          )}
        </FormShell>
      )}
    </Dialog>
  );
}
