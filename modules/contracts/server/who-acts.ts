import { holds, type Actor } from '@talaan/kernel/server/actor.ts';

/** As whom somebody moves contracts on: HR keeps them, the budget office certifies funds; on one's own nobody does. */
export function actsAs(actor: Actor, personnelId: number): ('hr' | 'budget')[] {
  if (actor.personnelId === personnelId) return [];
  return [...(holds(actor, ['JO']) ? (['hr'] as const) : []), ...(holds(actor, ['PAYROLLBUDGET']) ? (['budget'] as const) : [])];
}
