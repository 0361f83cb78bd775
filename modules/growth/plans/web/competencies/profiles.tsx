import type { ReactNode } from 'react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { exportProfiles, listProfiles, readProfile, type ProfileRow } from '../../contract/competencies.ts';
import { ProfileDialog } from './profile-dialog.tsx';

const columns: ListColumn<ProfileRow>[] = [
  { key: 'name', title: 'Position', kind: 'name', sort: 'name' },
  { key: 'salary_grade', title: 'SG', kind: 'sg', sort: 'salary_grade', render: (row) => row.salary_grade ?? '—' },
  { key: 'track', title: 'Track', kind: 'word', render: (row) => row.track ?? '—' },
  { key: 'people', title: 'People', kind: 'count', sort: 'people', phone: (row) => `${row.people} people` },
  { key: 'competencies', title: 'Competencies', kind: 'count', sort: 'competencies', phone: (row) => `${row.competencies} competencies` },
];

/** Positions with what they ask for. */
export function Profiles({ parts }: { parts: ReactNode }) {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('position');
  return (
    <ListScreen
      title="Competencies"
      parts={parts}
      endpoint={listProfiles}
      rows="positions"
      exportAs={exportProfiles}
      columns={columns}
      open={(row) => linkTo({ position: row.id })}
      searchLabel="Search position"
      filters={[
        selectFilter({
          name: 'show',
          label: 'Show',
          any: 'All',
          main: true,
          options: [
            { value: 'served', label: 'With people in service' },
            { value: 'with', label: 'With a profile' },
            { value: 'without', label: 'Without a profile' },
          ],
        }),
      ]}
      groups={{ track: 'Track' }}
      above={() => asked && <Asked id={Number(asked)} onClose={() => change({ position: null })} />}
      empty={{ title: 'No positions', description: 'Positions are added under Settings.' }}
    />
  );
}

function Asked({ id, onClose }: { id: number; onClose: () => void }) {
  const profile = useCall(readProfile, { params: { id } }).data;
  return profile?.position.id === id && <ProfileDialog key={id} profile={profile} onClose={onClose} />;
}
