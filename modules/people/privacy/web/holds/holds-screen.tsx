import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { exportHolds, listHolds, placeHold, type HoldRow } from '../../contract/holds.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { HoldState } from './hold-state.tsx';
import { PlaceForm } from './place-form.tsx';

const columns: ListColumn<HoldRow>[] = [
  { key: 'person', title: 'Person', kind: 'name', sort: 'person', render: (row) => row.person ?? 'Everyone' },
  { key: 'kind_title', title: 'Records', kind: 'text', phone: true, render: (row) => row.kind_title ?? 'All kinds' },
  { key: 'grounds', title: 'Grounds', kind: 'text', phone: true },
  { key: 'since', title: 'Since', kind: 'date', sort: 'since', render: (row) => longDate(row.since) },
  { key: 'until', title: 'Until', kind: 'date', render: (row) => (row.until ? longDate(row.until) : '—') },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <HoldState hold={row} /> },
];

export const readAhead = listAhead(listHolds);

/** What no purge deletes; the hold that is looked at is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('hold');
  const close = () => change({ hold: null });
  return (
    <ListScreen
      title="Legal holds"
      intro="Records that a case, an audit or an investigation needs: no purge deletes them while the hold is in force."
      endpoint={listHolds}
      rows="holds"
      exportAs={exportHolds}
      columns={columns}
      open={(row) => linkTo({ hold: row.id })}
      searchLabel="Search by person or grounds"
      filters={[
        selectFilter({
          name: 'state',
          label: 'State',
          main: true,
          options: [
            { value: 'open', label: 'In force or to come' },
            { value: 'over', label: 'Ended or released' },
          ],
        }),
      ]}
      main={
        <ForCallers of={placeHold}>
          <Button leftSection={<IconPlus size={16} />} onClick={() => change({ hold: 'new' })}>
            Place a hold
          </Button>
        </ForCallers>
      }
      above={() => {
        if (!asked) return null;
        return asked === 'new' ? <PlaceForm onClose={close} /> : <HoldDialog id={Number(asked)} onClose={close} />;
      }}
      empty={{ title: 'No hold is placed', description: 'Place one as soon as a case, an audit or an investigation needs the records.' }}
    />
  );
}
