import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { Facts, type Fact } from '@talaan/kernel/web/pages/facts.tsx';
import { CONTRACT_KINDS, RATE_KINDS, type ContractRecord } from '../contract.ts';
import { withPremium } from '../rules/contract-terms.ts';
import { formatDays } from './contract-columns.tsx';

export function ContractFacts({ contract }: { contract: ContractRecord }) {
  const { rate, premium, comparable_rate: comparable } = contract;
  const each = RATE_KINDS[contract.rate_kind];
  const facts: Fact[] = [
    ['Kind', CONTRACT_KINDS[contract.kind]],
    ['Employee number', contract.idno],
    ['Period', `${longDate(contract.from)} to ${longDate(contract.to)}`],
    ['Left', contract.state === 'ACTIVE' && contract.days_left >= 0 && formatDays(contract.days_left)],
    ['Rate', `${formatMoney(rate)} ${each}`],
    ['Premium', premium === 0 ? 'None' : `${premium} %, ${formatMoney(withPremium(rate, premium))} ${each} with it`],
    ['Comparable position', `${contract.position}${comparable === null ? '' : `: ${formatMoney(comparable)} ${each}`}`],
    ['Fund source', contract.fund_source || '—'],
    [
      'Absence',
      `${contract.allows_unpaid_absence ? 'Allowed without pay' : 'None agreed'}${contract.wellness_days > 0 ? `; wellness leave of ${contract.wellness_days} days` : ''}`,
    ],
    ['Signs for the university', contract.first_signatory],
    ['Recommends', contract.second_signatory],
    ['Renews', contract.renews && <ContractLink {...contract.renews} />],
    ['Renewed by', contract.renewal && <ContractLink {...contract.renewal} />],
    ['Duties', contract.duties],
  ];
  return <Facts facts={facts} />;
}

function ContractLink({ id, number }: { id: number; number: string }) {
  return (
    <Anchor component={Link} to={`/joborders/${id}`} size="sm">
      {number}
    </Anchor>
  );
}
