import { MultiSelect, NumberInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { formatMoney, readMoney } from '@talaan/kernel/contract/money.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { COST_NAMES } from '../../contract/codes.ts';
import type { Scholarship } from '../../contract/scholarships.ts';
import { prepareContract } from '../../contract/steps.ts';
import { COST_KINDS, DEFAULT_RATE, type CostKind } from '../../rules/grant.ts';
import { PesoField } from './peso-field.tsx';

/** All that the university spends on a scholar is refunded, but travel, unless the contract says otherwise. */
const REFUNDED: readonly CostKind[] = COST_KINDS.filter((kind) => kind !== 'TRAVEL');
const SIX_PERCENT = 6;
const PART = 100;

interface Values {
  amount: string | number;
  months: string | number;
  base: string[];
  share: string | number;
  interest: string | number;
  sureties: { name: string; address: string }[];
}

/** Amount, months, clause of breach and sureties, as the contract freezes them. */
export function ContractDialog({ scholarship, onClose }: { scholarship: Scholarship; onClose: () => void }) {
  const client = useQueryClient();
  const { id, contract, least_months: least } = scholarship;
  const refund = contract?.terms.refund;
  const initial: Values = {
    amount: contract ? formatMoney(contract.amount) : '',
    months: contract?.terms.months ?? least,
    base: [...(refund?.base ?? REFUNDED)],
    share: inPercent(refund?.unfinished_per10000 ?? null),
    interest: refund ? inPercent(refund.interest_per10000) : SIX_PERCENT,
    sureties: [0, 1].map((at) => contract?.sureties[at] ?? { name: '', address: '' }),
  };
  return (
    <Dialog title="Scholarship contract" size="form" onClose={onClose}>
      <FormShell
        endpoint={prepareContract}
        params={{ id }}
        initial={initial}
        body={({ amount, months, base, share, interest, sureties }) => ({
          amount: readMoney(amount) ?? 0,
          sureties,
          terms: {
            rate: { ...DEFAULT_RATE, short: [...DEFAULT_RATE.short] },
            months: Number(months),
            refund: { base: base as CostKind[], unfinished_per10000: inPer10000(share), interest_per10000: inPer10000(interest) },
          },
        })}
        draft={`scholarship:${id}:contract`}
        submit="Save the contract"
        success={({ message }) => message}
        onDone={() => {
          void client.invalidateQueries();
          onClose();
        }}
      >
        {(form) => (
          <>
            <Text size="sm">{`The study obliges to ${least} months of service. The contract may name more, never less.`}</Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <PesoField label="Amount of the grant (PHP)" required {...form.getInputProps('amount')} />
              <NumberInput label="Months of service" required min={least} {...form.getInputProps('months')} />
              <NumberInput
                label="Share where the degree is not finished (%)"
                description="Empty: the part of the months not served"
                min={0}
                max={100}
                {...form.getInputProps('share')}
              />
              <NumberInput
                label="Interest a year from demand (%)"
                description="Empty where the contract has no clause"
                min={0}
                max={100}
                {...form.getInputProps('interest')}
              />
            </SimpleGrid>
            <MultiSelect label="Costs that are refunded" required data={choices(COST_NAMES)} {...form.getInputProps('base')} />
            {initial.sureties.map((_, at) => (
              <SimpleGrid key={at === 0 ? 'first' : 'second'} cols={{ base: 1, sm: 2 }}>
                <TextInput
                  label={at === 0 ? 'First surety' : 'Second surety'}
                  required
                  {...form.getInputProps(`sureties.${at}.name`)}
                  error={at === 0 ? form.errors['sureties'] : undefined}
                />
                <TextInput label="Address" required {...form.getInputProps(`sureties.${at}.address`)} />
              </SimpleGrid>
            ))}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

function inPer10000(percent: string | number): number | null {
  return percent === '' ? null : Math.round(Number(percent) * PART);
}

function inPercent(per10000: number | null): string | number {
  return per10000 === null ? '' : per10000 / PART;
}
