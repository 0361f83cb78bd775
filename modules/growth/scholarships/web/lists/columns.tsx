import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { DEGREE_NAMES, GRANT_NAMES } from '../../contract/codes.ts';
import { DUES, type ScholarRow } from '../../contract/scholarships.ts';
import { ScholarshipBadge } from '../state-badge.tsx';

/** The columns of scholars, of which each list shows its own. */
const COLUMNS: Readonly<Record<string, ListColumn<ScholarRow>>> = {
  scholar: {
    key: 'scholar',
    title: 'Scholar',
    kind: 'name',
    sort: 'scholar',
    render: (row) => <NamedFace fullname={row.scholar} avatar={row.avatar} />,
  },
  office: { key: 'office', title: 'Office', kind: 'acronym', render: (row) => row.office ?? '—' },
  campus: { key: 'campus', title: 'Campus', kind: 'word', render: (row) => row.campus ?? '—' },
  degree: { key: 'degree', title: 'Degree', kind: 'word', render: (row) => DEGREE_NAMES[row.degree] },
  programme: { key: 'programme', title: 'Programme', kind: 'text' },
  school: { key: 'school', title: 'School', kind: 'text', startsHidden: true },
  kind: { key: 'kind', title: 'Grant', kind: 'word', startsHidden: true, render: (row) => GRANT_NAMES[row.kind] },
  state: {
    key: 'state',
    title: 'State',
    kind: 'word',
    sort: 'state',
    phone: true,
    render: (row) => <ScholarshipBadge state={row.state} />,
  },
  dues: {
    key: 'dues',
    title: 'Due',
    kind: 'word',
    phone: true,
    render: (row) =>
      row.dues.length === 0 ? '—' : <StatusBadge tone="warning">{row.dues.map((due) => DUES[due]).join(', ')}</StatusBadge>,
  },
  last_day: { key: 'last_day', title: 'Study until', kind: 'date', sort: 'last_day', render: (row) => longDate(row.last_day) },
  cost: { key: 'cost', title: 'Cost (PHP)', kind: 'money', sort: 'cost', render: (row) => formatMoney(row.cost) },
  left: {
    key: 'left',
    title: 'Months left',
    kind: 'number',
    render: (row) => (row.left === null ? '—' : `${row.left} of ${row.months}`),
  },
  until: { key: 'until', title: 'Service until', kind: 'date', render: (row) => (row.until === null ? '—' : longDate(row.until)) },
};

export function scholarColumns(...names: string[]): ListColumn<ScholarRow>[] {
  return names.map((name) => COLUMNS[name]!);
}
