import { Box, Button, Group, SimpleGrid, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { formatPesos, readMoney } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { correctItem, listItems, readItem, type ItemRecord } from '../../../contract/items.ts';
import { centavosOf } from '../centavos.ts';
import { MoneyField } from '../money-field.tsx';
import { BELOW_LABEL, RemoveLine } from '../remove-line.tsx';
import { useChoices } from '../use-choices.ts';

/** Corrects an item that was never issued; its number stays. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readItem, { params: { id } });
  const item = answer.data?.item.id === id ? answer.data.item : undefined;
  if (answer.isError) return <RecordFailed title="Correct item" list="/property/items" answer={answer} />;
  return (
    <Page title="Correct item" intro={item && `${item.property_no}. Its number stays; class and account follow from the cost.`}>
      {item ? <EditForm key={id} item={item} version={answer.data!.version} /> : <Skeleton h={480} aria-busy />}
    </Page>
  );
}

const WIDTH = 760;

function EditForm({ item, version }: { item: ItemRecord; version: number | undefined }) {
  const navigate = useNavigate();
  const choices = useChoices();
  const back = () => void navigate(`/property/items/${item.id}`);
  if (!choices) return <Skeleton h={480} aria-busy />;
  return (
    <FormShell
      endpoint={correctItem}
      params={{ id: item.id }}
      version={version}
      maw={WIDTH}
      initial={valuesOf(item)}
      body={bodyOf}
      draft={`property-item:${item.id}`}
      submit="Save"
      success={({ message }) => message}
      alsoRefresh={[listItems]}
      onDone={back}
      onCancel={back}
    >
      {(form) => {
        const { parts } = form.getValues();
        const sum = parts.reduce((all, { cost }) => all + (readMoney(cost) ?? 0), 0);
        return (
          <Stack gap="md">
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput label="Article" required {...form.getInputProps('article')} />
              <TextInput label="Unit" required {...form.getInputProps('unit')} />
              <TextInput label="Brand" {...form.getInputProps('brand')} />
              <TextInput label="Model" {...form.getInputProps('model')} />
              <TextInput label="Serial number" {...form.getInputProps('serial')} />
              <TextInput label="Description" {...form.getInputProps('description')} />
              <MoneyField label="Cost (PHP)" required {...form.getInputProps('unit_cost')} />
              <DateField label="Date acquired" required {...form.getInputProps('acquired_on')} />
              <SearchSelect
                label="Account"
                required
                data={choices.accounts.map(({ id, code, name }) => ({ value: String(id), label: `${code} ${name}` }))}
                {...form.getInputProps('account_id')}
              />
              <DateField
                label="Warranty until"
                clearable
                clearButtonProps={{ 'aria-label': 'No warranty' }}
                {...form.getInputProps('warranty_until')}
              />
            </SimpleGrid>
            {parts.map((part, at) => (
              <Group key={part.key} align="flex-start" wrap="nowrap" gap="sm">
                <SimpleGrid cols={{ base: 1, sm: 3 }} flex={1}>
                  <TextInput label={`Part ${at + 1}`} {...form.getInputProps(`parts.${at}.description`)} />
                  <TextInput label="Serial number" {...form.getInputProps(`parts.${at}.serial`)} />
                  <MoneyField label="Cost (PHP)" {...form.getInputProps(`parts.${at}.cost`)} />
                </SimpleGrid>
                <Box pt={BELOW_LABEL}>
                  <RemoveLine label={`Remove part ${at + 1}`} onClick={() => form.removeListItem('parts', at)} />
                </Box>
              </Group>
            ))}
            <Group gap="md">
              <Button
                variant="default"
                leftSection={<IconPlus size={16} />}
                onClick={() => form.insertListItem('parts', { key: crypto.randomUUID(), description: '', serial: '', cost: '' })}
              >
                Add a part
              </Button>
              {parts.length > 0 && <Text size="sm">The parts cost {formatPesos(sum)} together.</Text>}
            </Group>
          </Stack>
        );
      }}
    </FormShell>
  );
}

interface Values {
  article: string;
  description: string;
  brand: string;
  model: string;
  serial: string;
  unit: string;
  unit_cost: string | number;
  acquired_on: string | null;
  account_id: string | null;
  warranty_until: string | null;
  parts: { key: string; description: string; serial: string; cost: string | number }[];
}

function valuesOf(item: ItemRecord): Values {
  return {
    article: item.article,
    description: item.description,
    brand: item.brand,
    model: item.model,
    serial: item.serial,
    unit: item.unit,
    unit_cost: item.unit_cost / 100,
    acquired_on: item.acquired_on,
    account_id: String(item.account_id),
    warranty_until: item.warranty_until,
    parts: item.set.map(({ description, serial, cost }, at) => ({ key: String(at), description, serial, cost: cost / 100 })),
  };
}

function bodyOf({ parts, unit_cost, account_id, acquired_on, ...values }: Values) {
  return {
    ...values,
    unit_cost: centavosOf(unit_cost),
    account_id: Number(account_id),
    acquired_on: acquired_on ?? '',
    parts: parts.map(({ description, serial, cost }) => ({ description, serial, cost: centavosOf(cost) })),
  };
}
