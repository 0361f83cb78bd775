import { MultiSelect, NumberInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { formatMoney, readMoney } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { COST_NAMES } from '../../contract/codes.ts';
import type { Scholarship } from '../../contract/scholarships.ts';
import { prepareContract } from '../../contract/steps.ts';
import type { CostKind } from '../../rules/grant.ts';
import { inPer10000, inPercent } from '../percent.ts';
import { PesoField } from './peso-field.tsx';

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
  const { id, contract, offered, least_months: least } = scholarship;
  const { base: refunded, unfinished_per10000: share, interest_per10000: interest } = contract?.terms.refund ?? offered.refund;
  const initial: Values = {
    amount: contract ? formatMoney(contract.amount) : '',
    months: Math.max(contract?.terms.months ?? least, least),
    base: refunded,
    share: inPercent(share),
    interest: inPercent(interest),
    sureties: [0, 1].map((at) => contract?.sureties[at] ?? { name: '', address: '' }),
  };
  return (
    <Dialog title={say('Scholarship contract')} size="form" onClose={onClose}>
      <FormShell
        endpoint={prepareContract}
        params={{ id }}
        initial={initial}
        body={({ amount, months, base, share, interest, sureties }) => ({
          amount: readMoney(amount) ?? 0,
          sureties,
          terms: {
            rate: offered.rate,
            months: Number(months),
            refund: { base: base as CostKind[], unfinished_per10000: inPer10000(share), interest_per10000: inPer10000(interest) },
          },
        })}
        draft={`scholarship:${id}:contract`}
        submit={say('Save the contract')}
        success={({ message }) => message}
        onDone={() => {
          void client.invalidateQueries();
          onClose();
        }}
      >
        {(form) => (
          <>
            <Text size="sm">
              {say('The study obliges to {least} months of service. The contract may name more, never less.', { least })}
            </Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <PesoField label={say('Amount of the grant (PHP)')} required {...form.getInputProps('amount')} />
              <NumberInput label={say('Months of service')} required min={least} {...form.getInputProps('months')} />
              <NumberInput
                label={say('Share where the degree is not finished (%)')}
                description={say('Empty: the part of the months not served')}
                min={0}
                max={100}
                {...form.getInputProps('share')}
              />
              <NumberInput
                label={say('Interest a year from demand (%)')}
                description={say('Empty where the contract has no clause')}
                min={0}
                max={100}
                {...form.getInputProps('interest')}
              />
            </SimpleGrid>
            <MultiSelect label={say('Costs that are refunded')} required data={choices(COST_NAMES)} {...form.getInputProps('base')} />
            {initial.sureties.map((_, at) => (
              <SimpleGrid key={at === 0 ? 'first' : 'second'} cols={{ base: 1, sm: 2 }}>
                <TextInput
                  label={at === 0 ? say('First surety') : say('Second surety')}
                  required
                  {...form.getInputProps(`sureties.${at}.name`)}
                  error={at === 0 ? form.errors['sureties'] : undefined}
                />
                <TextInput label={say('Address')} required {...form.getInputProps(`sureties.${at}.address`)} />
              </SimpleGrid>
            ))}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
