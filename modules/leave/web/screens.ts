import type { Screen } from '@talaan/kernel/web/screen.ts';

export const screens: Screen[] = [];
