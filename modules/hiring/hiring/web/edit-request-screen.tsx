import { Alert, Skeleton } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { editHireRequest, listHireRequests, readHireRequest, type HireRequest } from '../contract.ts';
import { bodyOf, valuesOf } from './form-values.ts';
import { RequestFields } from './request-fields.tsx';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readHireRequest, { params: { id } });
  const request = answer.data?.request.id === id ? answer.data.request : undefined;
  return (
    <Page
      title={request ? `Edit ${request.number}` : 'Edit request to hire'}
      intro={request && `${request.position}, ${request.office_name}`}
    >
      {answer.isError && !request ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !request ? (
        <Skeleton h={480} aria-busy />
      ) : request.is_own && (request.state === 'DRAFT' || request.state === 'RETURNED') ? (
        <EditForm key={id} request={request} version={answer.data?.version} />
      ) : (
        <Alert color="yellow" title="This request cannot be changed now">
          Its requester changes it while it is a draft, or after it was returned.
        </Alert>
      )}
    </Page>
  );
}

function EditForm({ request, version }: { request: HireRequest; version: number | undefined }) {
  const navigate = useNavigate();
  const back = () => navigate(`/rsp/request_to_hire/${request.id}`);
  return (
    <FormShell
      endpoint={editHireRequest}
      params={{ id: request.id }}
      version={version}
      initial={valuesOf(request)}
      body={bodyOf}
      draft={`hire-request:${request.id}`}
      maw={860}
      submit="Save"
      success="The request was saved."
      alsoRefresh={[listHireRequests]}
      onDone={back}
      onCancel={back}
    >
      {(form) => <RequestFields form={form} officeId={request.office_id} request={request} />}
    </FormShell>
  );
}
