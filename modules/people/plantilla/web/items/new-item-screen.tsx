import { NumberInput, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { addItems } from '../../contract/items.ts';
import { numberSeries } from '../../rules/number-series.ts';
import { blankItem, factsOf, ItemFields, type ItemValues } from './item-fields.tsx';
import { PositionSelect } from './position-select.tsx';

interface NewValues extends ItemValues {
  count: number | string;
  position_id: number | null;
  opened_on: string | null;
  state: string | null;
}

const blank: NewValues = { ...blankItem, count: 1, position_id: null, opened_on: null, state: 'funded' };

const STATES = [
  { value: 'funded', label: 'Funded' },
  { value: 'unfunded', label: 'Unfunded' },
  { value: 'anticipated', label: 'Anticipated: not yet authorized' },
];

export function Screen() {
  const navigate = useNavigate();
  return (
    <Page title="New plantilla item" intro="One item, or several of the same with serial numbers counted on.">
      <Stack maw={760}>
        <FormShell
          endpoint={addItems}
          initial={blank}
          body={(values) => ({
            ...factsOf(values),
            count: Number(values.count),
            position_id: values.position_id,
            opened_on: values.opened_on ?? '',
            state: values.state as 'funded',
          })}
          draft="plantilla-item:new"
          submit="Add"
          success="Added to the plantilla."
          onDone={({ ids }) => navigate(ids.length === 1 ? `/plantilla/items/${ids[0]}` : '/plantilla/items')}
          onCancel={() => navigate('/plantilla/items')}
        >
          {(form) => (
            <>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput label="Item number" description="Such as XSUB-INST1-12-2026" required {...form.getInputProps('item_number')} />
                <NumberInput
                  label="How many"
                  description="Serial numbers are counted on"
                  min={1}
                  max={200}
                  allowDecimal={false}
                  {...form.getInputProps('count')}
                />
                <PositionSelect label="Position" required {...form.getInputProps('position_id')} />
                <SimpleGrid cols={2}>
                  <DateField label="Opened on" required {...form.getInputProps('opened_on')} />
                  <Select label="State" required allowDeselect={false} data={STATES} {...form.getInputProps('state')} />
                </SimpleGrid>
              </SimpleGrid>
              <Series first={form.values.item_number} count={Number(form.values.count)} />
              <ItemFields form={form} />
            </>
          )}
        </FormShell>
      </Stack>
    </Page>
  );
}

/** Which numbers the items get, before they are added. */
function Series({ first, count }: { first: string; count: number }) {
  if (first === '' || !(count > 1 && count <= 200)) return null;
  const numbers = numberSeries(first.trim(), count);
  return (
    <Text size="sm" c="dimmed" aria-live="polite">
      {numbers ? `${count} items: ${numbers[0]} to ${numbers.at(-1)}` : 'This number has no serial to count on from.'}
    </Text>
  );
}
