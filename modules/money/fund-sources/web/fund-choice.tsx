import { Select } from '@mantine/core';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { FundFieldProps } from '@talaan/personnel/web/fund-part.ts';
import { readFundChoices } from '../contract/choices.ts';
import { formatPermille } from '../rules/judge-hire.ts';

/** Chooses the fund source that pays, with what is left of each; what is shown instead where none is set up for the year of the first day. */
export function FundChoiceField({ paidAs, on, value, onChange, error, otherwise }: FundFieldProps) {
  const answer = useCall(readFundChoices, { query: { paid_as: paidAs, on: on ?? '' } }, { enabled: on !== null && on !== '' });
  const choices = answer.data?.choices ?? [];
  if (choices.length === 0) return otherwise;
  const chosen = choices.find(({ id }) => id === value);
  return (
    <Select
      label="Fund source"
      required={paidAs === 'CASUAL'}
      description={
        chosen
          ? `${formatPesos(Math.max(0, chosen.balance))} left, ${formatPermille(chosen.used)} obligated`
          : paidAs === 'CASUAL'
            ? 'What it costs to December is obligated'
            : 'Needed before funds are certified'
      }
      placeholder="Choose the fund that pays"
      data={choices.map(({ id, name, balance }) => ({ value: String(id), label: balance > 0 ? name : `${name} (full)` }))}
      value={chosen ? String(chosen.id) : null}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      error={error}
    />
  );
}
