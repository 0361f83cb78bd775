import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { CANNOT, exportToAssess, listToAssess, readAssessedPost, type ToAssessRow } from '../contract/sheets.ts';
import { becauseOf, formatCannotRate } from '../rules/cannot-rate.ts';
import { sheetFlow } from '../workflow.ts';
import { FrozenSheetDialog } from './frozen-sheet-dialog.tsx';
import { SheetStateBadge } from './sheet-state.tsx';

/** A card of a phone has the reason in its second line. */
function columnsFor(isPhone: boolean): ListColumn<ToAssessRow>[] {
  return [
    { key: 'fullname', title: 'Applicant', kind: 'name', sort: 'fullname' },
    { key: 'reference', title: 'Reference', kind: 'item', phone: true, render: (row) => row.reference || '—' },
    {
      key: 'state',
      title: 'My sheet',
      kind: 'state',
      sort: 'state',
      render: ({ cannot, application_state, state }) =>
        cannot ? (
          <StatusBadge tone="past">{isPhone ? 'Cannot be rated' : formatCannotRate(cannot, application_state)}</StatusBadge>
        ) : (
          <SheetStateBadge state={state} />
        ),
    },
    {
      key: 'rated',
      title: 'Rated',
      kind: 'count',
      phone: true,
      render: ({ cannot, application_state, rated, items }) =>
        cannot ? (isPhone ? becauseOf(cannot, application_state) : '—') : `${rated} of ${items}`,
    },
    { key: 'submitted_at', title: 'Submitted', kind: 'date', render: (row) => (row.submitted_at ? formatDay(row.submitted_at) : '—') },
  ];
}

/** The applicants for a post with the state of one's own sheets; numbers instead of names while the board scores blind. */
export function Screen() {
  const { id } = useParams();
  const params = { id: Number(id) };
  const post = useCall(readAssessedPost, { params }).data;
  const board = post?.post.board.toLowerCase() ?? 'napb';
  const [opened, setOpened] = useState<number>();
  const isPhone = useIsPhone();
  const action: ListColumn<ToAssessRow> = {
    key: 'data_sheet',
    title: 'Action',
    kind: 'action',
    render: (row) =>
      row.has_data_sheet && (
        <Button size="compact-xs" variant="subtle" aria-label={`Data sheet of ${row.fullname}`} onClick={() => setOpened(row.id)}>
          Data sheet
        </Button>
      ),
  };
  const list = (
    <ListScreen
      title="Applicants to assess"
      endpoint={listToAssess}
      params={params}
      rows="applicants"
      exportAs={exportToAssess}
      columns={[...columnsFor(isPhone), action]}
      open={(row) => `/rsp/assessment/applicant_assessment/${id}/applicant/${row.id}/${board}`}
      searchLabel="Search by name"
      filters={[
        selectFilter({
          name: 'state',
          label: 'Sheet',
          main: true,
          options: [...choices(sheetFlow.words), { value: CANNOT, label: 'Cannot be rated' }],
        }),
      ]}
      above={() =>
        post && (
          <Text size="sm" c="dimmed" truncate>
            {post.post.title} ({post.post.code}): {post.not_open_because ?? `${post.to_score} to score`}
            {post.is_hidden && ' · names are hidden until all sheets are in'}
          </Text>
        )
      }
      empty={{ title: 'No applicants to assess yet', description: 'Those who are called to the interview for this post.' }}
    />
  );
  return (
    <>
      {list}
      {opened !== undefined && <FrozenSheetDialog params={{ ...params, appID: opened }} onClose={() => setOpened(undefined)} />}
    </>
  );
}
