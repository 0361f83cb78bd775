import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import type { ApplicationRow } from '../../contract/applications.ts';
import { findFilingPeople } from '../../contract/filing.ts';
import { listLeaveTypes } from '../../contract/types.ts';
import { leaveFlow } from '../../workflow.ts';
import { LeaveList } from './list/leave-list.tsx';
import { NOTHING_OPEN } from './opened.ts';
import { LeaveDrawer } from './record/leave-drawer.tsx';

/** Types by name; the terms of today name them. */
const typeFilter = multiFilter({
  name: 'type',
  label: 'Type',
  options: optionsFrom(listLeaveTypes, { query: { per_page: 999 } }, ({ types }) =>
    types.map(({ code, name }) => ({ value: code, label: name, short: code })),
  ),
});

/** All applications within one's reach, for HR: certified one by one or many at once, by keyboard. */
export function Screen() {
  const { linkTo } = useAddress();
  const [isChoosing, setChoosing] = useState(false);
  const { bulk, dialog } = useBulkSteps<typeof leaveFlow, ApplicationRow>(leaveFlow, [
    'certify',
    'confirmCancel',
    'return',
    'confirmDeemed',
  ]);
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setChoosing(true)}>
      File from paper
    </Button>
  );
  return (
    <>
      <LeaveList
        title="Submitted leave"
        intro="Certify the credits within five working days of the receipt (Section 49): X selects, A certifies."
        whose="all"
        open={(row) => linkTo({ ...NOTHING_OPEN, leave: row.id })}
        main={add}
        bulk={bulk}
        filters={[typeFilter]}
        views={[
          { name: 'To certify', filters: { state: 'SUBMITTED' }, sort: 'due_on', opens: true },
          { name: 'Overdue (Section 49)', filters: { show: 'deemed' } },
          { name: 'Papers lacking', filters: { show: 'lacking' } },
          { name: 'Cancellation asked', filters: { state: 'CANCEL_ASKED' } },
        ]}
        groups={{ state: 'State', type: 'Type', office: 'Office' }}
        empty={{
          title: 'No applications yet',
          description: 'Leave that employees file appears here; encode what comes on paper.',
          action: add,
        }}
      />
      {dialog}
      {isChoosing && <ChoosePerson onClose={() => setChoosing(false)} />}
      <LeaveDrawer />
    </>
  );
}

function ChoosePerson({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog onClose={onClose} title="Choose the employee">
      <RemotePicker
        label="Employee"
        placeholder="Name or number"
        endpoint={findFilingPeople}
        rows="personnel"
        value={null}
        onChange={(id) => id !== null && void navigate(`/edats/addLeaveAdmin/${id}`)}
        option={personOption}
      />
    </Dialog>
  );
}
