import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { addPost, exportPosts, listPosts } from '../contract/posts.ts';
import { Form9Dialog } from './form9-dialog.tsx';
import { postColumns } from './post-columns.tsx';
import { postFilters } from './post-filters.ts';

const views: ReadyView[] = [
  { name: 'Open', filters: { state: 'POSTED' } },
  { name: 'To deliberate', filters: { state: ['VALID', 'NEAR_EXPIRY'] } },
  { name: 'Near expiry', filters: { state: 'NEAR_EXPIRY' } },
  { name: 'Deficient', filters: { state: 'DEFICIENT' } },
];

export const readAhead = listAhead(listPosts);

export function Screen() {
  const [printed, setPrinted] = useState<number[] | null>(null);
  return (
    <>
      <ListScreen
        title="Job posts"
        intro="Vacancies from the approved request to the appointment: published with CS Form No. 9, open for applications, valid for nine months."
        endpoint={listPosts}
        rows="posts"
        exportAs={exportPosts}
        open={(row) => `/rsp/job_posts/${row.id}`}
        columns={postColumns}
        views={views}
        groups={{ state: 'State', office: 'Office', kind: 'Kind' }}
        searchLabel="Search by position, code, place or request"
        filters={postFilters}
        bulk={[
          {
            label: 'CS Form No. 9',
            opens: (row) => row.is_published,
            run: (rows) => setPrinted(rows.filter((row) => row.is_published).map(({ id }) => id)),
          },
        ]}
        main={
          <ForCallers of={addPost}>
            <Button component={Link} to="/rsp/job_posts/new" leftSection={<IconPlus size={16} />}>
              New job post
            </Button>
          </ForCallers>
        }
        empty={{
          title: 'No job posts yet',
          description: 'A job post begins with an approved request to hire: its position, items and standards are taken from there.',
          action: (
            <Button component={Link} to="/rsp/job_posts/new">
              New job post
            </Button>
          ),
        }}
      />
      {printed && <Form9Dialog ids={printed} onClose={() => setPrinted(null)} />}
    </>
  );
}
