import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import type { ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import type { PostRow } from '../contract/posts.ts';
import { BOARDS, POST_KINDS } from '../contract/words.ts';
import { DueText } from './due-text.tsx';
import { StateBadge } from './state-badge.tsx';

export const postColumns: ListColumn<PostRow>[] = [
  {
    key: 'title',
    title: 'Position',
    kind: 'name',
    sort: 'title',
    render: (row) => (
      <>
        {row.title}
        {row.vacancies > 1 && <Aside>{row.vacancies} vacancies</Aside>}
      </>
    ),
  },
  { key: 'code', title: 'Code', kind: 'number', sort: 'code', phone: true },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'items', title: 'Items', kind: 'item', render: (row) => row.items || '—' },
  { key: 'state', title: 'State', kind: 'state', sort: 'state', render: (row) => <StateBadge state={row.state} /> },
  { key: 'due', title: 'Due next', kind: 'text', phone: true, render: (row) => <DueText due={row.due} /> },
  {
    key: 'closes_at',
    title: 'Closes',
    kind: 'date',
    sort: 'closes_at',
    render: (row) => (row.closes_at ? formatDay(row.closes_at) : '—'),
  },
  { key: 'kind', title: 'Kind', kind: 'word', startsHidden: true, render: (row) => POST_KINDS[row.kind] },
  { key: 'board', title: 'Board', kind: 'word', startsHidden: true, render: (row) => BOARDS[row.board] },
  { key: 'salary_grade', title: 'SG', kind: 'sg', startsHidden: true },
  {
    key: 'posted_on',
    title: 'Posted',
    kind: 'date',
    sort: 'posted_on',
    startsHidden: true,
    render: (row) => (row.posted_on ? longDate(row.posted_on) : '—'),
  },
  {
    key: 'valid_until',
    title: 'Valid until',
    kind: 'date',
    sort: 'valid_until',
    startsHidden: true,
    render: (row) => (row.valid_until ? longDate(row.valid_until) : '—'),
  },
];
