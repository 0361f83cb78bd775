import { addServiceAccount } from '@talaan/connections/contract/service-accounts.ts';
import type { TestApp } from './app.ts';

/** Another system that reads the personnel, which the demo has none of; its number. */
export async function addPlanningDashboard(app: Pick<TestApp, 'as'>): Promise<number> {
  const body = {
    name: 'Planning dashboard',
    purpose: 'Counts people by office; kept by the planning office.',
    groups: ['PERSONNELS' as const],
    scope: 'all' as const,
    calls_a_minute: 60,
  };
  return (await (await app.as('admin')).call(addServiceAccount, { body })).body.id;
}
