import { useSearchParams } from 'react-router';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanPage } from './plan-page.tsx';
import { REVIEW_SCREENS } from '../../workflow.ts';

const PARTS = { waiting: 'Waiting for me', all: 'All' } as const;

/** Individual plans that wait for their head, each reviewed line by line beside the competencies. */
export function Screen() {
  const asked = useSearchParams()[0].get('plan');
  const shown = useScreenPart(PARTS);
  if (asked !== null) return <PlanPage id={Number(asked)} list={REVIEW_SCREENS.INDIVIDUAL} />;
  return (
    <PlanList
      key={shown}
      title="Development plan review"
      parts={<ScreenParts parts={PARTS} />}
      query={{ kind: 'INDIVIDUAL', whose: shown }}
      empty={
        shown === 'waiting'
          ? { title: 'No plan waits for you', description: 'Individual plans of your people appear here when they are submitted.' }
          : { title: 'No individual plans yet', description: 'Individual plans within your reach.' }
      }
    />
  );
}
