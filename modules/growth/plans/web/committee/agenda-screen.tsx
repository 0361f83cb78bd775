import { useState } from 'react';
import { IconCalendarPlus } from '@tabler/icons-react';
import { addItems } from '@talaan/committees/contract/meetings.ts';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import type { PlanRow } from '../../contract/plans.ts';
import { facultyPlanFlow, type PlanState } from '../../workflow.ts';
import { PlanList } from '../plans/plan-list.tsx';

const AgendaDialog = openedLater(async () => (await import('./agenda-dialog.tsx')).AgendaDialog);

const PARTS = { review: 'To review', endorse: 'To endorse', decided: 'Decided' } as const;
const STATES: Readonly<Record<keyof typeof PARTS, readonly PlanState[]>> = {
  review: ['DPC_ENDORSED', 'PDC_ENDORSED'],
  endorse: ['HEAD_REVIEWED'],
  decided: ['COMMITTEE_REVIEWED', 'APPROVED', 'DISAPPROVED', 'REVISED', 'CLOSED'],
};
const EMPTY: Readonly<Record<keyof typeof PARTS, string>> = {
  review: 'Plans that the department or the development committee endorsed.',
  endorse: 'Plans that heads reviewed, for the committee that endorses them.',
  decided: 'Plans that the scholarship committee reviewed.',
};

/** Plans that come before committees: put on an agenda, and what was decided without one recorded at once. */
export function Screen() {
  const shown = useScreenPart(PARTS);
  const [chosen, setChosen] = useState<readonly PlanRow[]>();
  // The steps of staff plans have the same names.
  const { bulk, dialog } = useBulkSteps<typeof facultyPlanFlow, PlanRow>(
    facultyPlanFlow,
    shown === 'review' ? ['reviewInCommittee', 'returnEndorsed'] : ['endorse', 'returnReviewed'],
  );
  return (
    <>
      <PlanList
        key={shown}
        title="Development plans for the committee"
        parts={<ScreenParts parts={PARTS} />}
        query={{ kind: ['FACULTY', 'ADMINISTRATIVE'], state: STATES[shown] }}
        bulk={
          shown === 'decided'
            ? []
            : [
                {
                  label: 'Put on an agenda',
                  icon: <IconCalendarPlus size={16} />,
                  of: addItems,
                  run: (rows) => setChosen(rows),
                },
                ...bulk,
              ]
        }
        empty={{ title: 'No plans here', description: EMPTY[shown] }}
      />
      {chosen && <AgendaDialog plans={chosen} onClose={() => setChosen(undefined)} />}
      {dialog}
    </>
  );
}
