import { Button, Menu } from '@mantine/core';
import { IconCalendarEvent, IconPlus } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';
import { Link, useSearchParams } from 'react-router';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { KIND_NAMES } from '../../contract/codes.ts';
import { addPlan, listWithout } from '../../contract/plans.ts';
import { saveWindow } from '../../contract/windows.ts';
import { PLAN_KINDS, PLAN_YEARS } from '../../rules/plan.ts';
import { REVIEW_SCREENS } from '../../workflow.ts';
import { PlanList } from './plan-list.tsx';
import { PlanPage } from './plan-page.tsx';
import { WithoutPlan } from './without-plan.tsx';

const OWN = { mine: 'My plans' } as const;
const ALL = { mine: 'My plans', unit: 'My units', without: 'Without a plan' } as const;

const WindowDialog = openedLater(async () => (await import('./window-dialog.tsx')).WindowDialog);

/** One's own plans with their versions; heads see those of their units, and who has none. */
export function Screen() {
  const asked = useSearchParams()[0].get('plan');
  const isHead = useMayCall(listWithout);
  const parts = isHead ? ALL : OWN;
  const shown = useScreenPart<keyof typeof ALL>(parts as typeof ALL);
  const [isOpen, window] = useDisclosure();
  if (asked !== null) return <PlanPage id={Number(asked)} list="/lnd/development-plan/list" />;
  const shownParts = isHead && <ScreenParts parts={parts} />;
  const main = (
    <ForCallers of={addPlan}>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button leftSection={<IconPlus size={16} />}>New plan</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {PLAN_KINDS.map((kind) => (
            <Menu.Item key={kind} component={Link} to={`${REVIEW_SCREENS[kind]}/new-plan`}>
              {`${KIND_NAMES[kind]}, ${count(PLAN_YEARS[kind], 'year')}`}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </ForCallers>
  );
  const actions = (
    <ForCallers of={saveWindow}>
      <Button variant="default" leftSection={<IconCalendarEvent size={16} />} onClick={window.open}>
        Revision window
      </Button>
    </ForCallers>
  );
  if (shown === 'without') return <WithoutPlan parts={shownParts} />;
  return (
    <>
      <PlanList
        key={shown}
        title="Development plans"
        parts={shownParts}
        query={{ whose: shown === 'mine' ? 'mine' : 'all' }}
        isOwn={shown === 'mine'}
        actions={actions}
        main={main}
        empty={
          shown === 'mine'
            ? { title: 'No plan yet', description: 'What you will learn this year, and how you will know that it worked.', action: main }
            : { title: 'No plans yet', description: 'Plans of your units appear here once they are submitted.' }
        }
      />
      {isOpen && <WindowDialog onClose={window.close} />}
    </>
  );
}
