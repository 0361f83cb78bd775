import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import { addPlan, type PlanRow } from '../../contract/plans.ts';
import { readRollUp } from '../../contract/roll-up.ts';
import { administrativePlanFlow, facultyPlanFlow, REVIEW_SCREENS } from '../../workflow.ts';
import { RollUpPage } from '../roll-up/roll-up-page.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanPage } from './plan-page.tsx';

const PARTS = { waiting: 'Waiting for me', all: 'All', rollup: 'Roll-up' } as const;
const LISTS = { waiting: PARTS.waiting, all: PARTS.all } as const;

interface CommitteePlansProps {
  kind: 'FACULTY' | 'ADMINISTRATIVE';
  title: string;
}

/** Plans that go by committees: reviewed by the head, endorsed, reviewed and approved; and their roll-up by unit and year. */
export function CommitteePlans({ kind, title }: CommitteePlansProps) {
  const asked = useSearchParams()[0].get('plan');
  const mayRollUp = useMayCall(readRollUp);
  const parts = mayRollUp ? PARTS : LISTS;
  const shown = useScreenPart<keyof typeof PARTS>(parts as typeof PARTS);
  const faculty = useBulkSteps<typeof facultyPlanFlow, PlanRow>(facultyPlanFlow, ['review', 'endorse', 'approve']);
  const staff = useBulkSteps<typeof administrativePlanFlow, PlanRow>(administrativePlanFlow, ['review', 'endorse', 'approve']);
  const { bulk, dialog } = kind === 'FACULTY' ? faculty : staff;
  if (asked !== null) return <PlanPage id={Number(asked)} list={REVIEW_SCREENS[kind]} />;
  const screenParts = <ScreenParts parts={parts} />;
  if (shown === 'rollup') return <RollUpPage kind={kind} title={title} parts={screenParts} />;
  const main = (
    <ForCallers of={addPlan}>
      <Button component={Link} to={`${REVIEW_SCREENS[kind]}/new-plan`} leftSection={<IconPlus size={16} />}>
        New plan
      </Button>
    </ForCallers>
  );
  return (
    <>
      <PlanList
        key={shown}
        title={title}
        parts={screenParts}
        query={{ kind, whose: shown }}
        bulk={bulk}
        main={main}
        empty={
          shown === 'waiting'
            ? { title: 'No plan waits for you', description: 'Plans appear here when it is your turn.' }
            : { title: 'No plans yet', description: 'Plans of people and of units.', action: main }
        }
      />
      {dialog}
    </>
  );
}
