import type { GroupWeight } from './weights.ts';

/** What is wrong with the weights of functions, in sentences; empty where nothing is. They are whole percents that total 100. */
export function findWeightFaults(groups: readonly GroupWeight[]): string[] {
  const faults = groups.flatMap(({ name, weight }) =>
    isPercent(weight) ? [] : [`Enter a whole percent from 1 to 100 for ${name}; ${weight} is none.`],
  );
  const codes = groups.map(({ code }) => code);
  const repeated = groups.filter(({ code }, at) => codes.indexOf(code) !== at).map(({ name }) => `${name} is listed twice.`);
  const total = groups.reduce((sum, { weight }) => sum + weight, 0);
  const wrong = total === 100 ? [] : [`The weights total ${total} %. They must total 100 %.`];
  return [...faults, ...repeated, ...wrong];
}

/** What is wrong with the share of a designation in percent; null where nothing is. */
export function whyNotShare(share: number): string | null {
  return isPercent(share) && share < 100 ? null : 'Enter the share of the designation as its order says, from 1 to 99 %.';
}

export function isPercent(weight: number): boolean {
  return Number.isInteger(weight) && weight >= 1 && weight <= 100;
}
