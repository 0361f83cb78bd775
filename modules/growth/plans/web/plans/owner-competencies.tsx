import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { readHeld } from '../../contract/competencies.ts';
import type { Plan } from '../../contract/plans.ts';
import { HeldList } from '../competencies/held-list.tsx';

/** The gaps of a person beside their plan, for those who reach the person. */
export function OwnerCompetencies({ plan: { personnel_id: id } }: { plan: Pick<Plan, 'personnel_id'> }) {
  const held = useCall(readHeld, { params: { id: id ?? 0 } }, { enabled: id !== null, search: true }).data;
  if (id === null || held?.person.id !== id) return null;
  return (
    <RecordPart title={say('Competencies')}>
      <HeldList held={held.held} />
    </RecordPart>
  );
}
