import { Anchor, Card, Skeleton } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readServiceRecord } from '../../contract/service-record.ts';
import { KeptRecord } from './printed-record.tsx';

/** The service record of one person, as HR keeps it. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readServiceRecord, { params: { id } });
  const record = answer.data?.service_record;
  if (answer.isError && !record)
    return (
      <Page title="Service record">
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      </Page>
    );
  if (!record) return <Skeleton h={480} aria-busy />;
  const intro = (
    <>
      Service record of employee {record.idno}.{' '}
      <Anchor component={Link} to={`/personnels/${id}`} size="sm" underline="always">
        The whole record
      </Anchor>
    </>
  );
  return (
    <Page title={record.fullname} intro={intro}>
      <KeptRecord personnelId={id} />
    </Page>
  );
}
