import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import type { Vaccinated } from '../../contract/people.ts';
import { VaccinationBadge } from '../status-words.tsx';

const formatDate = (day: string | null) => (day === null ? '—' : longDate(day));

/** A person with the status and dates of the vaccination, on the list of offices as on the report. */
export function peopleColumns({ sortsBySince }: { sortsBySince: boolean }): ListColumn<Vaccinated>[] {
  return [
    { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
    { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
    {
      key: 'status',
      title: 'Status',
      kind: 'item',
      sort: 'status',
      phone: true,
      render: (row) => <VaccinationBadge status={row.status} />,
    },
    {
      key: 'since',
      title: 'Since',
      kind: 'date',
      ...(sortsBySince && { sort: 'since' }),
      phone: true,
      render: (row) => formatDate(row.since),
    },
    { key: 'doses', title: 'Doses', kind: 'count' },
    { key: 'last_dose', title: 'Last dose', kind: 'date', render: (row) => formatDate(row.last_dose) },
  ];
}
