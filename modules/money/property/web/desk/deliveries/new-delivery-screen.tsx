import { Button, Select, SimpleGrid, Stack, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { listDeliveries, recordDelivery } from '../../../contract/deliveries.ts';
import { listItems } from '../../../contract/items.ts';
import { useChoices } from '../use-choices.ts';
import { knownValues } from './delivery-address.ts';
import { DeliverySum } from './delivery-sum.tsx';
import { blankHead, blankLine, headOf, lineOf, type HeadValues, type LinesValues } from './delivery-values.ts';
import { HeadFields } from './head-fields.tsx';
import { LineFields } from './line-fields.tsx';
import { useDeliveryPreview } from './use-delivery-preview.ts';

const WIDTH = 860;

interface Values extends HeadValues, LinesValues {
  accepted_on: string | null;
  fund_code: string | null;
  office_id: number | null;
  difference_id: number | null;
}

/** Records an inspection and acceptance report; its accepted items are in stock then. The address may say what is known of it. */
export function Screen() {
  const navigate = useNavigate();
  const today = useToday();
  const me = useCurrentUser();
  const [search] = useSearchParams();
  const { line, fund_code: fund, ...known } = knownValues(search);
  const initial: Values = {
    ...blankHead(today, me.name),
    ...known,
    fund_code: fund ?? '01',
    lines: [line],
    repeated_serials: false,
  };
  return (
    <Page title="New delivery" intro="Inspection and acceptance report (Appendix 62). Each accepted unit becomes an item with its number.">
      <FormShell
        // The server may say that it is another day.
        key={`${today} ${search}`}
        endpoint={recordDelivery}
        maw={WIDTH}
        initial={initial}
        body={bodyOf}
        draft={`property-delivery:${search.toString() || 'new'}`}
        submit="Record delivery"
        success={({ message }) => message}
        alsoRefresh={[listDeliveries, listItems]}
        onDone={({ id }) => void navigate(`/property/deliveries/${id}`)}
        onCancel={() => void navigate('/property/deliveries')}
      >
        {(form) => <Fields form={form} />}
      </FormShell>
    </Page>
  );
}

function Fields({ form }: { form: UseFormReturnType<Values> }) {
  const values = form.getValues();
  const preview = useDeliveryPreview(values);
  const lines = form as unknown as UseFormReturnType<LinesValues>;
  const funds = useChoices()?.funds ?? [];
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <OfficePicker
          label="Requisitioning office"
          description="Part of the property numbers"
          placeholder="Choose the office"
          required
          {...form.getInputProps('office_id')}
        />
        <Select
          label="Fund cluster"
          required
          allowDeselect={false}
          data={funds.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          {...form.getInputProps('fund_code')}
        />
      </SimpleGrid>
      <HeadFields form={form} />
      <Title order={2} size="h4">
        What came
      </Title>
      {values.lines.map((line, at) => (
        <LineFields
          key={line.key}
          form={lines}
          at={at}
          preview={preview}
          onRemove={values.lines.length > 1 ? () => form.removeListItem('lines', at) : undefined}
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
      <DeliverySum form={lines} preview={preview} />
    </Stack>
  );
}

function bodyOf(values: Values) {
  return {
    ...headOf(values),
    fund_code: values.fund_code ?? '',
    office_id: values.office_id ?? 0,
    lines: values.lines.map(lineOf),
    repeated_serials: values.repeated_serials,
    difference_id: values.difference_id,
  };
}
