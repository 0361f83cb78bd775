import { StateBadge } from '@talaan/applicants/web/state-badge.tsx';
import { formatDay, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import type { PostApplicant } from '../contract/applicants.ts';
import { formatYears } from '../rules/count-experience.ts';
import { formatHours } from '../rules/count-training.ts';
import { ELEMENTS, type ElementName } from '../rules/elements.ts';
import { ResultMark } from './result-mark.tsx';

const mark = (key: ElementName, more: Partial<ListColumn<PostApplicant>> = {}): ListColumn<PostApplicant> => ({
  key,
  title: ELEMENTS[key],
  kind: 'acronym',
  render: (row) => <ResultMark result={row[key]} />,
  ...more,
});

export const applicantColumns: ListColumn<PostApplicant>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname' },
  { key: 'reference', title: 'Application', kind: 'number' },
  mark('education'),
  mark('experience', { phone: (row) => (row.experience_days === null ? 'Not screened' : `${formatYears(row.experience_days)} years`) }),
  mark('training'),
  mark('eligibility'),
  { ...mark('special'), title: 'Other', startsHidden: true },
  { key: 'state', title: 'State', kind: 'state', sort: 'state', render: (row) => <StateBadge state={row.state} /> },
  {
    key: 'submitted_at',
    title: 'Submitted',
    kind: 'date',
    sort: 'submitted_at',
    render: (row) => <span title={formatInstant(row.submitted_at)}>{formatDay(row.submitted_at)}</span>,
  },
  { key: 'is_internal', title: 'Applies from', kind: 'acronym', render: (row) => (row.is_internal ? 'Within' : 'Outside') },
  {
    key: 'experience_days',
    title: 'Years',
    kind: 'count',
    sort: 'experience_days',
    startsHidden: true,
    render: (row) => (row.experience_days === null ? '—' : formatYears(row.experience_days)),
  },
  {
    key: 'training_hours',
    title: 'Hours',
    kind: 'count',
    sort: 'training_hours',
    startsHidden: true,
    render: (row) => (row.training_hours === null ? '—' : formatHours(row.training_hours)),
  },
  { key: 'remarks', title: 'Remarks', kind: 'text', startsHidden: true, render: (row) => row.remarks || '—' },
];
