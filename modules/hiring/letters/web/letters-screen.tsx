import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconMail, IconPrinter } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { exportLetters, listLetters, printLetters, type LetterRow } from '../contract/letters.ts';
import { LetterDialog } from './letter-dialog.tsx';

const columns: ListColumn<LetterRow>[] = [
  { key: 'name', title: 'Applicant', kind: 'name', sort: 'name' },
  { key: 'subject', title: 'Subject', kind: 'text', sort: 'subject', phone: true },
  { key: 'sent_to', title: 'Mailed to', kind: 'text', render: (row) => row.sent_to || 'No address: on paper' },
  { key: 'at', title: 'Written', kind: 'datetime', sort: 'at', render: (row) => formatInstant(row.at) },
  { key: 'written_by', title: 'By', kind: 'name', render: (row) => row.written_by ?? 'Talaan' },
];

/** What was written to the applicants of a post; the letter that is read is in the address. */
export function Screen() {
  const id = Number(useParams().id);
  const { search, change, linkTo } = useAddress();
  const [job, setJob] = useState(search.get('job') ?? undefined);
  const printing = useSend(printLetters, { onDone: ({ job: started }) => setJob(started.id) });
  const asked = Number(search.get('letter'));
  return (
    <ListScreen
      title="Letters to applicants"
      endpoint={listLetters}
      params={{ id }}
      rows="letters"
      exportAs={exportLetters}
      columns={columns}
      open={(row) => linkTo({ letter: row.id })}
      searchLabel="Search by applicant, subject or reference"
      filters={[
        selectFilter({
          name: 'way',
          label: 'Way',
          main: true,
          options: [
            { value: 'mail', label: 'Mailed' },
            { value: 'paper', label: 'On paper' },
          ],
        }),
      ]}
      bulk={[
        {
          label: 'Print',
          icon: <IconPrinter size={16} />,
          of: printLetters,
          run: (chosen) => printing.mutate({ params: { id }, body: { letters: chosen.map((row) => row.id) } }),
        },
      ]}
      main={
        <Button component={Link} to={`/rsp/job_posts/${id}/letters/new`} leftSection={<IconMail size={16} />}>
          Write letters
        </Button>
      }
      above={(answer) => (
        <>
          {job && <JobProgress id={job} />}
          {asked > 0 && answer && (
            <LetterDialog letter={answer.letters.find((row) => row.id === asked)} onClose={() => change({ letter: null })} />
          )}
        </>
      )}
      empty={{
        title: 'No letters yet',
        description: 'Acknowledgements, invitations and notices to the applicants of this post appear here.',
      }}
    />
  );
}
