import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { ContractTerms, ObligationRate, Stretch } from './grant.ts';
import { obligationOf } from './obligation.ts';

/** A contract as it is entered. Money in centavos. */
export interface EnteredContract {
  stretches: readonly Stretch[];
  terms: ContractTerms;
  amount: number;
  /** The two who answer for the scholar. */
  sureties: readonly { name: string; address: string }[];
  scholar_name: string;
  signed_on: string;
  /** Null until it is notarized. */
  notarized_on: string | null;
}

/**
 * What is wrong with a contract, by field; empty where it may be signed (domain page, A4, A5.2): notarized, two sureties, months not below its rate, and its
 * rate not below that of the university on the day of signing.
 */
export function findContractFaults(contract: EnteredContract, university: ObligationRate): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const refuse = (field: string, message: string) => (faults[field] ??= []).push(message);
  const { stretches, terms, sureties, signed_on: signed, notarized_on: notarized } = contract;
  if (stretches.length === 0) refuse('stretches', 'Enter the days of the study.');
  for (const [at, { from, to }] of stretches.entries()) {
    const before = stretches[at - 1];
    if (to < from) refuse(`stretches.${at}.to`, 'The last day must not be before the first.');
    if (before && from <= before.to)
      refuse(`stretches.${at}.from`, `Begin after ${longDate(before.to)}, the last day of the stretch before.`);
  }
  if (!Number.isInteger(contract.amount) || contract.amount <= 0) refuse('amount', 'Enter the amount of the grant.');
  const names = new Set([contract.scholar_name, ...sureties.map(({ name }) => name)].map((name) => name.trim().toLowerCase()));
  if (sureties.length !== 2 || sureties.some(({ name, address }) => name.trim() === '' || address.trim() === ''))
    refuse('sureties', 'Enter two sureties with their addresses.');
  else if (names.size !== 3) refuse('sureties', 'The sureties are two different people, and not the scholar.');
  if (notarized === null) refuse('notarized_on', 'Enter the day of notarization.');
  else if (notarized < signed) refuse('notarized_on', 'It is notarized on the day of signing or later.');
  const least = obligationOf(stretches, { rate: terms.rate, months: 0 }).months;
  if (!Number.isInteger(terms.months) || terms.months < least)
    refuse('months', `The study obliges to ${least} months of service; the contract names no less.`);
  if (isBelow(terms.rate, university))
    refuse(
      'terms',
      'A contract may oblige to more service for a year of study than the university does on the day of signing, never to less. Prepare it again.',
    );
  return faults;
}

function isBelow({ full_time: full, part_time: part, short }: ObligationRate, least: ObligationRate): boolean {
  const isShorter = ({ up_to: upTo, months }: ObligationRate['short'][number]) =>
    !short.some((one) => one.up_to === upTo && one.months >= months);
  return full < least.full_time || part < least.part_time || least.short.some(isShorter);
}
