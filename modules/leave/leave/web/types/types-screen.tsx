import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { addLeaveType, exportLeaveTypes, listLeaveTypes, type TypeRow } from '../../contract/types.ts';
import { CHARGE_NAMES, formatAmount, formatNotice } from '../../rules/format-type.ts';
import { TypeDialog } from './type-dialog.tsx';

const columns: ListColumn<TypeRow>[] = [
  { key: 'name', title: 'Type of leave', kind: 'name', sort: 'name' },
  { key: 'code', title: 'Code', kind: 'word', sort: 'code' },
  { key: 'amount', title: 'Gives', kind: 'text', phone: true, render: (row) => formatAmount(row) },
  { key: 'charge', title: 'Taken from', kind: 'text', startsHidden: true, render: (row) => CHARGE_NAMES[row.charge] },
  {
    key: 'notice_days',
    title: 'To be filed',
    kind: 'text',
    render: (row) => (row.is_filed ? formatNotice(row.notice_days) : 'Not by application'),
  },
  { key: 'law', title: 'Law', kind: 'text', phone: true },
  {
    key: 'effective_on',
    title: 'Since',
    kind: 'date',
    sort: 'since',
    render: (row) => (
      <>
        {longDate(row.effective_on)}
        {row.next_on && <Aside>new from {longDate(row.next_on)}</Aside>}
      </>
    ),
  },
];

export const readAhead = listAhead(listLeaveTypes);

/** The types of leave as data; the one that is looked at is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('type');
  return (
    <>
      <ListScreen
        title="Types of leave"
        intro="What the law gives, and what the university adds. New rules apply from a day on; what was filed before stays under its own."
        endpoint={listLeaveTypes}
        rows="types"
        exportAs={exportLeaveTypes}
        columns={columns}
        open={(row) => linkTo({ type: row.code })}
        searchLabel="Search by name, code or law"
        filters={[
          selectFilter({ name: 'charge', label: 'Taken from', main: true, options: choices(CHARGE_NAMES) }),
          selectFilter({ name: 'per', label: 'Given', options: choices({ YEAR: 'Each year', EVENT: 'For each event' }) }),
          selectFilter({ name: 'filed', label: 'By application', options: choices({ 1: 'Yes', 0: 'No' }) }),
        ]}
        main={
          <ForCallers of={addLeaveType}>
            <Button leftSection={<IconPlus size={16} />} onClick={() => change({ type: 'new' })}>
              Add a type
            </Button>
          </ForCallers>
        }
        empty={{ title: 'No types of leave', description: 'The types that the law gives are here from the first start on.' }}
      />
      {asked && <TypeDialog key={asked} asked={asked} onClose={() => change({ type: null })} />}
    </>
  );
}
