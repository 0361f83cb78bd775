import type { ShownSetting } from '../../contract/management.ts';

/** `2 minutes`, `1 time`, `20 percent`, `yes`. */
export function formatSetting({ unit }: Pick<ShownSetting, 'unit'>, value: number): string {
  if (unit === 'switch') return value === 1 ? 'yes' : 'no';
  return `${value} ${value === 1 && unit !== 'percent' ? unit.replace(/s$/, '') : unit}`;
}
