import { Stack } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { BASES, exportActivities, listActivities, readActivity, type ActivityRow } from '../../contract/register.ts';

const BASIS: Readonly<Record<ActivityRow['basis'], string>> = {
  consent: 'Consent',
  contract: 'Contract',
  law: 'Duty by law',
  authority: 'Public authority',
};

const columns: ListColumn<ActivityRow>[] = [
  { key: 'activity', title: 'Activity', kind: 'name', sort: 'activity' },
  { key: 'purpose', title: 'Purpose', kind: 'prose', phone: true },
  { key: 'basis', title: 'Legal basis', kind: 'word', sort: 'basis', phone: true, render: (row) => BASIS[row.basis] },
  { key: 'people', title: 'People', kind: 'text', render: (row) => row.people.join(', ') },
  { key: 'facts', title: 'What', kind: 'prose', render: (row) => row.facts.join('; '), startsHidden: true },
  { key: 'recipients', title: 'Recipients', kind: 'text', render: (row) => row.recipients.join('; '), startsHidden: true },
  { key: 'kept', title: 'Kept', kind: 'word', render: (row) => (row.is_for_ever ? 'For good' : 'For a term') },
  { key: 'sealed', title: 'Sealed', kind: 'count', render: (row) => row.sealed.length || '—' },
];

export const readAhead = listAhead(listActivities);

/** The register of processing activities (RA 10173, IRR sec. 26 c); the one that is looked at is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('activity');
  return (
    <ListScreen
      title="Register of processing"
      intro="What is kept of people, why, on what ground and for how long: as each part of Talaan declares it."
      endpoint={listActivities}
      rows="activities"
      exportAs={exportActivities}
      columns={columns}
      open={(row) => linkTo({ activity: row.id })}
      searchLabel="Search by activity, purpose, law or what is kept"
      groups={{ basis: 'Legal basis' }}
      filters={[
        selectFilter({ name: 'basis', label: 'Legal basis', main: true, options: BASES.map((value) => ({ value, label: BASIS[value] })) }),
        selectFilter({
          name: 'kept',
          label: 'Kept',
          options: [
            { value: 'for_ever', label: 'For good, by law' },
            { value: 'term', label: 'For a term' },
          ],
        }),
        selectFilter({ name: 'sealed', label: 'Sealed', options: [{ value: '1', label: 'Under row-level security' }] }),
      ]}
      empty={{ title: 'No activity is declared', description: 'Parts of Talaan that keep personal data declare it here.' }}
      above={() => asked && <Activity module={asked} onClose={() => change({ activity: null })} />}
    />
  );
}

function Activity({ module, onClose }: { module: string; onClose: () => void }) {
  const found = useCall(readActivity, { params: { module } }).data?.activity;
  if (!found) return null;
  return (
    <Dialog title={found.activity} size="form" onClose={onClose}>
      <Stack gap="md">
        <Facts
          facts={[
            ['Purpose', found.purpose],
            ['Legal basis', `${BASIS[found.basis]}. ${found.law}`],
            ['People', found.people.join('; ')],
            ['What is kept', found.facts.join('; ')],
            ['Recipients', found.recipients.join('; ')],
            ['Kept', found.kept],
            ['Under row-level security', found.sealed.join('; ')],
          ]}
        />
      </Stack>
    </Dialog>
  );
}
