import { GROUPS } from '@talaan/kernel/contract/groups.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { ShownRule } from '../../contract/settings.ts';

export const GIVES: Record<ShownRule['gives'], string> = {
  'own-head': 'Head of the own office',
  'next-head': 'Next higher head',
  'head-of-office': 'Head of an office',
  group: 'Holders of a group',
};

/** `authority` as a heading has it. */
export function formatRole(role: string): string {
  return role[0]!.toUpperCase() + role.slice(1);
}

/** `15 days or more`, `PHP 10,000.00 to below PHP 50,000.00`, `All others`. */
export function formatLimits({ type, fact, at_least, below }: ShownRule): string {
  const limits = fact && formatFact(fact, at_least, below);
  return [type, limits].filter(Boolean).join(', ') || 'All others';
}

function formatFact(fact: NonNullable<ShownRule['fact']>, atLeast: number | null, below: number | null): string {
  const value = (of: number) =>
    ({ days: `${of} ${of === 1 ? 'day' : 'days'}`, amount: `PHP ${formatMoney(of)}`, rank: `rank ${of}` })[fact];
  if (atLeast === null) return `Below ${value(below!)}`;
  return below === null ? `${value(atLeast)} or more` : `${value(atLeast)} to below ${value(below)}`;
}

export function formatGives({ gives, office, group_name }: ShownRule): string {
  if (gives === 'head-of-office') return `Head of ${office ?? 'an office'}`;
  if (gives !== 'group') return GIVES[gives];
  const words = group_name ? GROUPS[group_name] : '';
  return `Holders of ${words}${office ? `, for ${office}` : ''}`;
}
