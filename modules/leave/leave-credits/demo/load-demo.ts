import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { loadServiceGrants } from './service-grants.ts';
import { loadCreditCertificates } from './credit-certificates.ts';

/** Service credits by order, and certificates of leave credits. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  await loadServiceGrants(making);
  await loadCreditCertificates(making);
}
