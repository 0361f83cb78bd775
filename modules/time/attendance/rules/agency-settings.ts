import { clockTime } from '@talaan/kernel/contract/dates.ts';

/** What is counted; `switch` is 1 for yes and 0 for no, `clock` a time of day in minutes after midnight. */
export type SettingUnit =
  | 'seconds'
  | 'minutes'
  | 'times'
  | 'people'
  | 'days'
  | 'working days'
  | 'months'
  | 'percent'
  | 'thousandths'
  | 'ten-millionths'
  | 'pesos'
  | 'images'
  | 'switch'
  | 'clock';

/** A whole number that the law leaves to the agency, and that it may change from a day on. */
export interface AgencySetting {
  title: string;
  /** What it decides, in a sentence. */
  help: string;
  unit: SettingUnit;
  /** What applies until the agency sets it. */
  standard: number;
  least: number;
  most: number;
}

/** The settings of a module, by the names that its rules use. */
export interface AgencySettings<K extends string = string> {
  module: string;
  title: string;
  /** Among those of other modules; the smallest first. */
  place: number;
  /** Whether days are computed by them. */
  changesDays?: true;
  settings: Readonly<Record<K, AgencySetting>>;
}

/** A value that an agency set, from a day on. */
export interface SetValue {
  name: string;
  from: string;
  value: number;
}

/** `2 minutes`, `1 time`, `1 person`, `20 percent`, `yes`, `8:00 AM`. */
export function formatValue({ unit }: Pick<AgencySetting, 'unit'>, value: number): string {
  if (unit === 'switch') return value === 1 ? 'yes' : 'no';
  if (unit === 'clock') return clockTime(value);
  if (value !== 1 || unit === 'percent') return `${value} ${unit}`;
  return unit === 'people' ? '1 person' : `1 ${unit.replace(/s$/, '')}`;
}

/** Lets TypeScript know the names. */
export function agencySettings<K extends string>(settings: AgencySettings<K>): AgencySettings<K> {
  return settings;
}

/** What applies where an agency has set nothing. */
export function standardsOf<K extends string>({ settings }: AgencySettings<K>): Record<K, number> {
  const named = Object.entries<AgencySetting>(settings).map(([name, { standard }]) => [name, standard]);
  return Object.fromEntries(named) as Record<K, number>;
}

/** What applies on a date: of each the value whose day is the last on or before it, else the standard. */
export function valuesOn<K extends string>(settings: AgencySettings<K>, set: readonly SetValue[], date: string): Record<K, number> {
  const values = standardsOf(settings);
  const since = new Map<string, string>();
  for (const { name, from, value } of set) {
    if (!(name in values) || from > date || from < (since.get(name) ?? '')) continue;
    since.set(name, from);
    values[name as K] = value;
  }
  return values;
}
