import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar, IconPlus, IconTrash, IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { multiFilter, selectFilter, type ListFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { showError, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { loadImports } from '../../contract/imports.ts';
import { addSegment, exportSegments, listSegments, removeSegment, type SegmentRow } from '../../contract/segments.ts';
import { listTerms } from '../../contract/terms.ts';
import { SEGMENT_KINDS } from '../../rules/segment-kinds.ts';
import { formatUnits } from '../../rules/format-units.ts';
import { formatHours } from '../../rules/format-hours.ts';
import { useSegment } from './use-segment.ts';
import { SegmentDrawer } from './segment-drawer.tsx';
import { TermsDialog } from './terms-dialog.tsx';

const columns: ListColumn<SegmentRow>[] = [
  { key: 'fullname', title: 'Teacher', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', render: (row) => row.office ?? '' },
  { key: 'kind', title: 'Kind', kind: 'word', render: (row) => SEGMENT_KINDS[row.kind] },
  {
    key: 'subject',
    title: 'Subject',
    kind: 'text',
    sort: 'subject',
    phone: true,
    render: (row) => [row.subject, row.section].filter(Boolean).join(', ') || SEGMENT_KINDS[row.kind],
  },
  {
    key: 'from_minute',
    title: 'Hours',
    kind: 'text',
    sort: 'from_minute',
    phone: true,
    render: (row) => formatHours(row.weekdays, row.from_minute, row.to_minute),
  },
  { key: 'room', title: 'Room', kind: 'word' },
  {
    key: 'units_hundredths',
    title: 'Units',
    kind: 'number',
    render: (row) => row.units_hundredths > 0 && formatUnits(row.units_hundredths),
  },
  { key: 'term', title: 'Term', kind: 'text', startsHidden: true },
  { key: 'from', title: 'First day', kind: 'date', startsHidden: true, render: (row) => longDate(row.from) },
  { key: 'to', title: 'Last day', kind: 'date', startsHidden: true, render: (row) => longDate(row.to) },
];

const filters: ListFilter[] = [
  selectFilter({
    name: 'in_term',
    label: 'Term',
    main: true,
    options: optionsFrom(listTerms, {}, ({ terms }) => terms.map(({ id, name }) => ({ value: String(id), label: name }))),
  }),
  multiFilter({ name: 'kind', label: 'Kind', main: true, options: choices(SEGMENT_KINDS) }),
  officeFilter,
];

export const readAhead = listAhead(listSegments);

/** The loads of all terms, by teacher. */
export function Screen() {
  const [isOpen, terms] = useDisclosure();
  const removing = useSend(removeSegment);
  const { open: openSegment } = useSegment();
  const remove = async (rows: SegmentRow[]) => {
    const what = count(rows.length, 'segment');
    const question =
      'Their days are no longer counted as kept or missed; where days are locked, a segment ends with them. It is noted in the audit trail.';
    if (!(await confirm({ title: `Remove ${what}?`, question, action: 'Remove', danger: true }))) return;
    try {
      const said = [];
      for (const { id } of rows) said.push((await removing.mutateAsync({ params: { id } })).message);
      showSuccess(rows.length === 1 ? said[0]! : `${what} were removed, or ended with what is locked.`);
    } catch (error) {
      showError((error as Error).message);
    }
  };
  return (
    <>
      <ListScreen
        title="Faculty loads"
        intro="What teachers do at which hours of a term; their faculty DTR shows what was kept and missed."
        endpoint={listSegments}
        rows="segments"
        exportAs={exportSegments}
        open={(row) => `/edats/management/loads/${row.personnel_id}`}
        columns={columns}
        filters={filters}
        groups={{ fullname: 'Teacher', term: 'Term', kind: 'Kind' }}
        searchLabel="Search teacher, subject or room"
        bulk={[{ label: 'Remove', icon: <IconTrash size={16} />, danger: true, of: removeSegment, run: (rows) => void remove(rows) }]}
        actions={
          <>
            <Button variant="default" leftSection={<IconCalendar size={16} />} onClick={terms.open}>
              Terms
            </Button>
            <ForCallers of={addSegment}>
              <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => openSegment('new')}>
                Add segment
              </Button>
            </ForCallers>
          </>
        }
        main={
          <ForCallers of={loadImports.upload}>
            <Button component={Link} to="/edats/management/loads/import" leftSection={<IconUpload size={16} />}>
              Import loads
            </Button>
          </ForCallers>
        }
        empty={{
          title: 'No loads yet',
          description: 'Add the term, then import the spreadsheet of its loads.',
          action: <Button onClick={terms.open}>Add a term</Button>,
        }}
      />
      {isOpen && <TermsDialog onClose={terms.close} />}
      <SegmentDrawer />
    </>
  );
}
