import { useNavigate } from 'react-router';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { addServiceAccount } from '../../contract/service-accounts.ts';
import { serviceBody, ServiceFields, type ServiceValues } from './service-fields.tsx';

const EMPTY: ServiceValues = {
  name: '',
  purpose: '',
  groups: [],
  scope: null,
  office_id: null,
  campus_id: null,
  calls_a_minute: 60,
  provisions: false,
};

export function Screen() {
  const navigate = useNavigate();
  return (
    <Page title="New service account" intro="It calls by a token, which you issue on its page.">
      <FormShell
        endpoint={addServiceAccount}
        initial={EMPTY}
        body={serviceBody}
        draft="service-account:new"
        submit="Add the service account"
        success="The service account has been added."
        maw={560}
        onDone={({ id }) => navigate(`/settings/admin/service-accounts/${id}`)}
        onCancel={() => navigate('/settings/admin/service-accounts')}
      >
        {(form) => <ServiceFields form={form} />}
      </FormShell>
    </Page>
  );
}
