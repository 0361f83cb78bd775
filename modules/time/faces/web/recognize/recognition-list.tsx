import type { ReactNode } from 'react';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { dayFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportRecognitions, FACE_OUTCOMES, listRecognitions, type RecognitionRow } from '../../contract/recognition.ts';
import { OutcomeBadge } from './outcome-badge.tsx';

const columns: ListColumn<RecognitionRow>[] = [
  { key: 'at', title: 'Time', kind: 'datetime', sort: 'at', render: (row) => formatInstant(row.at) },
  { key: 'outcome', title: 'Outcome', kind: 'state', render: (row) => <OutcomeBadge outcome={row.outcome} /> },
  { key: 'person', title: 'Person', kind: 'name', sort: 'fullname', phone: true, render: (row) => <Whose row={row} /> },
  { key: 'device', title: 'Where', kind: 'text', sort: 'device', phone: true, render: (row) => row.device ?? `Tried by ${row.tried_by}` },
  {
    key: 'score',
    title: 'Alike',
    kind: 'count',
    sort: 'score',
    phone: (row) => `alike ${row.score ?? '—'}`,
    render: (row) => row.score ?? '—',
  },
  { key: 'second', title: 'Next', kind: 'count', render: (row) => row.second ?? '—' },
  { key: 'real', title: 'Real', kind: 'count' },
  { key: 'live', title: 'Alive', kind: 'count' },
  { key: 'took_ms', title: 'Took (ms)', kind: 'count', startsHidden: true },
];

/** How recognitions came out, as far as they are kept. */
export function RecognitionList({ parts }: { parts: ReactNode }) {
  return (
    <ListScreen
      title="Face recognition"
      intro="Each face that a kiosk sent and what was tried here. Alike, next (the second best), real and alive are of 1,000."
      endpoint={listRecognitions}
      rows="recognitions"
      exportAs={exportRecognitions}
      parts={parts}
      columns={columns}
      searchLabel="Search by name or number"
      filters={[
        selectFilter({ name: 'outcome', label: 'Outcome', main: true, options: choices(FACE_OUTCOMES) }),
        dayFilter({ name: 'from', label: 'From' }),
        dayFilter({ name: 'to', label: 'To' }),
      ]}
      views={[{ name: 'For review', filters: { outcome: 'DOUBTFUL' } }]}
      empty={{
        title: 'No face was recognized yet',
        description: 'Recognitions appear here when a kiosk sends a face, or when you try one.',
      }}
    />
  );
}

function Whose({ row: { person } }: { row: RecognitionRow }) {
  if (!person) return '—';
  return (
    <>
      <NamedFace {...person} />
      <Aside>{person.idno}</Aside>
    </>
  );
}
