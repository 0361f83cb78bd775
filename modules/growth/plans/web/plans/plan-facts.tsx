import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { KIND_NAMES } from '../../contract/codes.ts';
import type { Plan } from '../../contract/plans.ts';
import { formatYears } from '../../rules/title.ts';
import { PlanState } from './plan-list.tsx';

/** What a plan is, in its page and beside its request. */
export function PlanFacts({ plan }: { plan: Plan }) {
  return (
    <Facts
      facts={[
        ['Plan', KIND_NAMES[plan.kind]],
        ['Of', plan.owner],
        ['Office', plan.office_name],
        ['Years', formatYears(plan)],
        ['Version', plan.version > 1 && String(plan.version)],
        ['State', <PlanState key="state" plan={plan} />],
        ['Estimated cost', formatPesos(plan.lines.reduce((sum, { cost }) => sum + cost, 0))],
      ]}
    />
  );
}
