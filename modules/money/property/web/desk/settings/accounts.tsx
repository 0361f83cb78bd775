import { useState } from 'react';
import { Button, Group, NumberInput, Select, SimpleGrid, Stack, Table, Text, TextInput, VisuallyHidden } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { readChoices } from '../../../contract/desk.ts';
import { addAccount, addTerms, readSettings } from '../../../contract/settings.ts';

type Account = Answer<typeof readSettings>['accounts'][number];

const KINDS = [
  { value: 'PPE', label: 'Property, plant and equipment' },
  { value: 'SEMI', label: 'Semi-expendable' },
];

/** Accounts with the useful life and the residual value of their things. */
export function Accounts({ accounts }: { accounts: readonly Account[] }) {
  const [isAdding, setAdding] = useState(false);
  const [dated, setDated] = useState<Account>();
  const mayAdd = useMayCall(addTerms);
  return (
    <RecordPart title="Accounts, lives and residual values">
      <Table.ScrollContainer minWidth={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Account</Table.Th>
              <Table.Th ta="end">Life</Table.Th>
              <Table.Th ta="end">Residual</Table.Th>
              {mayAdd && (
                <Table.Th w={100}>
                  <VisuallyHidden>Change</VisuallyHidden>
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {accounts.map((account) => (
              <Table.Tr key={account.id}>
                <Table.Td>
                  {account.code}
                  <Text size="xs" c="dimmed">
                    {`${account.name} · ${account.group_code}-${account.account_code}`}
                  </Text>
                </Table.Td>
                <Table.Td ta="end" miw={96}>
                  {account.terms.map((terms) => (
                    <Text key={terms.effective_on} size="sm">
                      {`${terms.life_years} years${formatFrom(account, terms.effective_on)}`}
                    </Text>
                  ))}
                </Table.Td>
                <Table.Td ta="end">
                  {account.terms.map((terms) => (
                    <Text key={terms.effective_on} size="sm">
                      {`${terms.residual_permille / 10} %`}
                    </Text>
                  ))}
                </Table.Td>
                {mayAdd && (
                  <Table.Td>
                    <Button size="compact-sm" variant="subtle" aria-label={`Change ${account.name}`} onClick={() => setDated(account)}>
                      Change
                    </Button>
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <ForCallers of={addAccount}>
        <Button variant="default" w="fit-content" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          Add account
        </Button>
      </ForCallers>
      {isAdding && <AccountDialog onClose={() => setAdding(false)} />}
      {dated && <TermsDialog account={dated} onClose={() => setDated(undefined)} />}
    </RecordPart>
  );
}

function formatFrom({ terms }: Account, day: string): string {
  return terms.length === 1 || day === '1900-01-01' ? '' : ` from ${longDate(day)}`;
}

const whole = { allowDecimal: false, allowNegative: false, clampBehavior: 'none' } as const;

interface TermsValues {
  life_years: string | number;
  /** In percent. */
  residual: string | number;
}

const termsOf = ({ life_years: life, residual }: TermsValues) => ({
  life_years: Number(life) || 0,
  residual_permille: residual === '' ? -1 : Number(residual) * 10,
});

function TermsFields<V extends TermsValues>({ form: given }: { form: UseFormReturnType<V> }) {
  const form = given as unknown as UseFormReturnType<TermsValues>;
  return (
    <SimpleGrid cols={2}>
      <NumberInput label="Useful life in years" required {...whole} {...form.getInputProps('life_years')} />
      <NumberInput
        label="Residual value, percent of the cost"
        required
        min={0}
        clampBehavior="none"
        {...form.getInputProps('residual')}
        error={form.errors.residual_permille}
      />
    </SimpleGrid>
  );
}

function TermsDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const [now] = account.terms;
  return (
    <Dialog title={`Change ${account.code} ${account.name}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={addTerms}
        params={{ id: account.id }}
        initial={{
          effective_on: null as string | null,
          life_years: now!.life_years,
          residual: now!.residual_permille / 10,
        }}
        body={(values) => ({ effective_on: values.effective_on ?? '', ...termsOf(values) })}
        draft={`property-terms:${account.id}`}
        submit="Save"
        success={({ message }) => message}
        alsoRefresh={[readSettings, readChoices]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <DateField
              label="From"
              description="Items acquired from this day on have the new life. Those that are there keep theirs."
              required
              {...form.getInputProps('effective_on')}
            />
            <TermsFields form={form} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function AccountDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Add account" size="form" onClose={onClose}>
      <FormShell
        endpoint={addAccount}
        initial={{
          code: '',
          name: '',
          kind: 'PPE',
          group_code: '',
          account_code: '',
          life_years: '',
          residual: 5,
        }}
        body={({ residual, life_years: life, kind, ...values }) => ({
          ...values,
          kind: kind as 'PPE' | 'SEMI',
          ...termsOf({ life_years: life, residual }),
        })}
        draft="property-account"
        submit="Add"
        success={({ message }) => message}
        alsoRefresh={[readSettings, readChoices]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Group grow align="flex-start">
              <TextInput label="Account code" description="8 digits" required {...form.getInputProps('code')} />
              <Select
                label="Kind"
                description="Of which class"
                required
                allowDeselect={false}
                data={KINDS}
                {...form.getInputProps('kind')}
              />
            </Group>
            <TextInput label="Name" required {...form.getInputProps('name')} />
            <SimpleGrid cols={2}>
              <TextInput label="Group in property numbers" description="Such as 05" required {...form.getInputProps('group_code')} />
              <TextInput label="Account in property numbers" description="Such as 03" required {...form.getInputProps('account_code')} />
            </SimpleGrid>
            <TermsFields form={form} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
