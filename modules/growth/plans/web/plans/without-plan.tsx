import type { ReactNode } from 'react';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportWithout, listWithout, type WithoutRow } from '../../contract/plans.ts';

const columns: ListColumn<WithoutRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'position', title: 'Position', kind: 'text', sort: 'position', phone: true },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'idno', title: 'Employee number', kind: 'number' },
];

/** Who has no individual plan for a year: this one, unless the next is asked for. */
export function WithoutPlan({ parts }: { parts: ReactNode }) {
  const year = Number(useToday().slice(0, 4));
  const asked = useAddress().search.get('year');
  return (
    <ListScreen
      title="Development plans"
      parts={parts}
      endpoint={listWithout}
      rows="people"
      query={{ year: asked ?? year }}
      exportAs={exportWithout}
      columns={columns}
      searchLabel="Search name or position"
      filters={[
        selectFilter({
          name: 'year',
          label: 'Year',
          any: String(year),
          main: true,
          options: [{ value: String(year + 1), label: String(year + 1) }],
        }),
        officeFilter,
      ]}
      groups={{ office: 'Office' }}
      empty={{ title: 'All have a plan', description: 'All people of your offices have submitted a plan for the year.' }}
    />
  );
}
