import { TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { addContract, findContractPeople } from '../contract.ts';
import { bodyOf, ContractFields, type ContractValues } from './contract-fields.tsx';

const blank: ContractValues & { personnel_id: number | null; number: string } = {
  personnel_id: null,
  number: '',
  kind: 'JO',
  office_id: null,
  position_id: null,
  role: '',
  rate_kind: 'daily',
  rate: '',
  premium: 0,
  fund_source: '',
  fund_source_id: null,
  duties: '',
  first_signatory: '',
  second_signatory: '',
  allows_unpaid_absence: false,
  wellness_days: 0,
  from: null,
  to: null,
};

export function Screen() {
  const navigate = useNavigate();
  return (
    <Page title="New contract" intro="It begins as a draft. It takes effect once funds are certified and it is signed.">
      <FormShell
        endpoint={addContract}
        initial={blank}
        body={({ personnel_id, number, ...terms }) => ({ ...bodyOf(terms), personnel_id: personnel_id ?? 0, number })}
        draft="contract:new"
        submit="Draft contract"
        success="The contract was drafted."
        onDone={({ id }) => navigate(`/joborders/${id}`)}
        onCancel={() => navigate('/joborders/list')}
      >
        {(form) => (
          <>
            <RemotePicker
              label="Person"
              required
              description="Enter a new person under Personnel first"
              endpoint={findContractPeople}
              rows="personnel"
              option={personOption}
              value={form.getValues().personnel_id}
              onChange={(id) => form.setFieldValue('personnel_id', id)}
              error={form.errors.personnel_id}
            />
            <TextInput label="Contract number" placeholder="(Auto generate)" {...form.getInputProps('number')} />
            <ContractFields form={form} />
          </>
        )}
      </FormShell>
    </Page>
  );
}
