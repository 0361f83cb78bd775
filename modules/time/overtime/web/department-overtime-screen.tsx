import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import type { OvertimeRow } from '../contract/overtime.ts';
import { creditFlow } from '../workflow.ts';
import { OvertimeList } from './list/overtime-list.tsx';

/** Overtime of the offices that one heads: recommended, and its output certified. */
export function Screen() {
  const { bulk, dialog } = useBulkSteps<typeof creditFlow, OvertimeRow>(creditFlow, ['certifyOutput', 'recommend', 'disapprove']);
  const add = (
    <Button component={Link} to="/account/overtime/new" leftSection={<IconPlus size={16} />}>
      Order overtime
    </Button>
  );
  return (
    <>
      <OvertimeList
        title="Overtime to act on"
        intro="Recommend what is needed before it is done, and certify its output after."
        whose="department"
        open={(row) => `/department/edats/overtime/${row.id}`}
        main={add}
        bulk={bulk}
        views={[
          { name: 'To act on', filters: { state: ['FOR_RECOMMENDATION', 'RENDERED'] }, opens: true },
          { name: 'For recommendation', filters: { state: 'FOR_RECOMMENDATION' } },
          { name: 'Output to certify', filters: { state: 'RENDERED' } },
        ]}
        empty={{
          title: 'No overtime in your offices',
          description: 'What your people propose and what you order is listed here.',
          action: add,
        }}
      />
      {dialog}
    </>
  );
}
