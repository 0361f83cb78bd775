import { Skeleton } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useNavigate } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { addHireRequest, listHireOffices, listHireRequests } from '../contract.ts';
import { blank, bodyOf, type FormValues } from './form-values.ts';
import { RequestFields } from './request-fields.tsx';
import { RouteOfOffice } from './route-of-office.tsx';

export function Screen() {
  const answer = useCall(listHireOffices, {});
  const offices = answer.data?.offices;
  return (
    <Page title="New request to hire" intro="It begins as a draft. You submit it when it is complete.">
      {answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : offices ? (
        <NewForm offices={offices} />
      ) : (
        <Skeleton h={480} aria-busy />
      )}
    </Page>
  );
}

function NewForm({ offices }: { offices: readonly { id: number; fullname: string; acronym: string }[] }) {
  const navigate = useNavigate();
  const initial: FormValues & { office_id: number | null } = { ...blank, office_id: offices[0]?.id ?? null };
  return (
    <FormShell
      endpoint={addHireRequest}
      initial={initial}
      body={({ office_id, ...values }) => ({ ...bodyOf(values), office_id: office_id ?? 0 })}
      draft="hire-request:new"
      maw={860}
      submit="Save draft"
      success="The request was drafted. Submit it when it is complete."
      alsoRefresh={[listHireRequests]}
      onDone={({ id }) => navigate(`/rsp/request_to_hire/${id}`)}
      onCancel={() => navigate('/rsp/request_to_hire')}
    >
      {(form) => {
        const { office_id: officeId } = form.getValues();
        return (
          <>
            <SearchSelect
              label="Unit"
              required
              description="It stays with the request; its units below are included"
              data={offices.map(({ id, acronym, fullname }) => ({ value: String(id), label: `${acronym} · ${fullname}` }))}
              value={officeId === null ? null : String(officeId)}
              onChange={(id) => {
                form.setFieldValue('office_id', id === null ? null : Number(id));
                form.setFieldValue('item_ids', []);
              }}
              error={form.errors.office_id}
            />
            <RequestFields form={form} officeId={officeId} />
            {officeId !== null && <RouteOfOffice officeId={officeId} />}
          </>
        );
      }}
    </FormShell>
  );
}
