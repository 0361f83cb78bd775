import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

export async function loadDemo(_making: DemoMaking): Promise<void> {}
