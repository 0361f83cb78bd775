import { Skeleton, Stack, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useNavigate, useParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { acceptRest, listDeliveries, readDelivery } from '../../../contract/deliveries.ts';
import { listItems } from '../../../contract/items.ts';
import { DeliverySum } from './delivery-sum.tsx';
import { blankHead, blankLine, headOf, lineOf, type HeadValues, type LinesValues, type LineValues } from './delivery-values.ts';
import { HeadFields } from './head-fields.tsx';
import { LineFields } from './line-fields.tsx';
import { useDeliveryPreview } from './use-delivery-preview.ts';

type Delivery = Answer<typeof readDelivery>['delivery'];

const WIDTH = 860;

/** Records what came later of an order that was accepted in part. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readDelivery, { params: { id } });
  const delivery = answer.data?.delivery.id === id ? answer.data.delivery : undefined;
  if (answer.isError) return <RecordFailed title="The rest of a delivery" list="/property/deliveries" answer={answer} />;
  return (
    <Page
      title="The rest of a delivery"
      intro={delivery && `What came later of ${delivery.po_no || `IAR ${delivery.iar_no}`}, from ${delivery.supplier}.`}
    >
      {delivery ? <RestForm key={id} delivery={delivery} /> : <Skeleton h={480} aria-busy />}
    </Page>
  );
}

interface RestLine extends LineValues {
  no: number;
  outstanding: number;
}

interface Values extends HeadValues, LinesValues {
  accepted_on: string | null;
  lines: RestLine[];
}

function RestForm({ delivery }: { delivery: Delivery }) {
  const navigate = useNavigate();
  const today = useToday();
  const me = useCurrentUser();
  const initial: Values = {
    ...blankHead(today, me.name),
    supplier: delivery.supplier,
    po_no: delivery.po_no,
    po_date: delivery.po_date,
    inspected_by: delivery.inspected_by,
    lines: delivery.lines.filter(({ outstanding }) => outstanding > 0).map(restOf),
    repeated_serials: false,
  };
  const back = () => void navigate(`/property/deliveries/${delivery.id}`);
  return (
    <FormShell
      // The server may say that it is another day.
      key={today}
      endpoint={acceptRest}
      params={{ id: delivery.id }}
      maw={WIDTH}
      initial={initial}
      body={(values) => ({
        ...headOf(values),
        lines: values.lines.map(({ no, outstanding: _outstanding, ...line }) => ({ ...lineOf(line), no })),
        repeated_serials: values.repeated_serials,
      })}
      draft={`property-delivery:${delivery.id}:rest`}
      submit="Record delivery"
      success={({ message }) => message}
      alsoRefresh={[listDeliveries, listItems]}
      onDone={({ id }) => void navigate(`/property/deliveries/${id}`)}
      onCancel={back}
    >
      {(form) => <Fields form={form} />}
    </FormShell>
  );
}

function Fields({ form }: { form: UseFormReturnType<Values> }) {
  const values = form.getValues();
  const preview = useDeliveryPreview(values);
  const lines = form as unknown as UseFormReturnType<LinesValues>;
  return (
    <Stack gap="lg">
      <HeadFields form={form} />
      <Title order={2} size="h4">
        What came
      </Title>
      {values.lines.map((line, at) => (
        <LineFields key={line.key} form={lines} at={at} preview={preview} outstanding={line.outstanding} />
      ))}
      <DeliverySum form={lines} preview={preview} />
    </Stack>
  );
}

/** The outstanding part of a line, all of it, at the price of what came before. */
function restOf(line: Delivery['lines'][number]): RestLine {
  return {
    ...blankLine(),
    no: line.no,
    outstanding: line.outstanding,
    article: line.article,
    description: line.description,
    brand: line.brand,
    model: line.model,
    unit: line.unit,
    account_id: String(line.account_id),
    ordered: line.outstanding,
    accepted: line.outstanding,
    amount: line.accepted > 0 ? Math.round(line.total / line.accepted) / 100 : '',
  };
}
