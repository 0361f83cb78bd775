import { Button, Group, NumberInput, Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { centavosOf } from '@talaan/property/web/desk/centavos.ts';
import { MoneyField } from '@talaan/property/web/desk/money-field.tsx';
import { readFundForm } from '../../contract/sources.ts';
import { LineFields } from './line-fields.tsx';
import { blankLine, type SourceValues } from './source-values.ts';
import { useCost } from './use-cost.ts';

/** The fields of a fund source, with what each line costs while it is typed. */
export function SourceFields({ form }: { form: UseFormReturnType<SourceValues> }) {
  const values = form.getValues();
  const cost = useCost(values);
  const funds = useCall(readFundForm, {}).data?.funds ?? [];
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="Name" required description="As appointments and contracts call it" {...form.getInputProps('name')} />
        <NumberInput label="Year" required allowDecimal={false} thousandSeparator={false} {...form.getInputProps('year')} />
        <Select
          label="Fund cluster"
          required
          data={funds.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          {...form.getInputProps('fund_code')}
        />
        <TextInput
          label="Account"
          required
          description="5-01-… pays casuals, 5-02-… job orders and contracts"
          {...form.getInputProps('account_code')}
        />
        <TextInput label="Program or project" required {...form.getInputProps('program')} />
        <MoneyField label="Allotment (PHP)" required {...form.getInputProps('allotment')} />
      </SimpleGrid>
      <Title order={2} size="h4">
        What it is planned for
      </Title>
      {values.lines.map((line, at) => (
        <LineFields
          key={line.key}
          form={form}
          at={at}
          cost={cost?.lines.find((one) => one.at === at)}
          onRemove={() => form.removeListItem('lines', at)}
        />
      ))}
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconPlus size={16} />}
        onClick={() => form.insertListItem('lines', blankLine())}
      >
        Add a line
      </Button>
      {cost && cost.lines.length > 0 && <Planned total={cost.total} allotment={centavosOf(values.allotment) || 0} />}
    </Stack>
  );
}

function Planned({ total, allotment }: { total: number; allotment: number }) {
  const left = allotment - total;
  return (
    <Group justify="space-between" gap="sm" aria-live="polite">
      <Text fw={600}>{formatPesos(total)} planned</Text>
      {allotment > 0 && (
        <Text size="sm" c="dimmed">
          {left < 0 ? `${formatPesos(-left)} more than the allotment` : `${formatPesos(left)} of the allotment left`}
        </Text>
      )}
    </Group>
  );
}
