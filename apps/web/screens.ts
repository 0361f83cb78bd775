import type { Screen } from '@talaan/kernel/web/screen.ts';
import { modules } from './modules.ts';

/** Every screen of the product, in the order of the menu. */
export const screens: readonly Screen[] = modules.flatMap((module) => module.screens ?? []);
