import { Skeleton } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { correctDelivery, listDeliveries, readDelivery } from '../../../contract/deliveries.ts';
import { listItems } from '../../../contract/items.ts';
import { headOf } from './delivery-values.ts';
import { HeadFields } from './head-fields.tsx';

const WIDTH = 860;

/** Corrects the head of a report of which nothing was issued yet. */
export function Screen() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const answer = useCall(readDelivery, { params: { id } });
  const delivery = answer.data?.delivery.id === id ? answer.data.delivery : undefined;
  if (answer.isError) return <RecordFailed title="Correct delivery" list="/property/deliveries" answer={answer} />;
  const back = () => void navigate(`/property/deliveries/${id}`);
  return (
    <Page title="Correct delivery" intro={delivery && `IAR ${delivery.iar_no}. Its items keep their numbers and follow the date received.`}>
      {delivery ? (
        <FormShell
          key={id}
          endpoint={correctDelivery}
          params={{ id }}
          version={answer.data?.version}
          maw={WIDTH}
          initial={headOf(delivery)}
          body={headOf}
          draft={`property-delivery:${id}:head`}
          submit="Save"
          success={({ message }) => message}
          alsoRefresh={[listDeliveries, listItems]}
          onDone={back}
          onCancel={back}
        >
          {(form) => <HeadFields form={form} />}
        </FormShell>
      ) : (
        <Skeleton h={480} aria-busy />
      )}
    </Page>
  );
}
