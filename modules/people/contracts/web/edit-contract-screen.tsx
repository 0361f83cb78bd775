import { Alert, Skeleton } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { editContract, listContracts, readContract, type ContractRecord } from '../contract.ts';
import { bodyOf, ContractFields, type ContractValues } from './contract-fields.tsx';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readContract, { params: { id } });
  const contract = answer.data?.contract;
  return (
    <Page title={contract ? `Edit contract ${contract.number}` : 'Edit contract'} intro={contract?.fullname}>
      {answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !contract ? (
        <Skeleton h={480} aria-busy />
      ) : contract.state === 'DRAFT' ? (
        <EditForm key={id} contract={contract} version={answer.data?.version} />
      ) : (
        <Alert color="yellow" title="This contract was already submitted">
          Only a draft can be changed. Return the contract first.
        </Alert>
      )}
    </Page>
  );
}

function EditForm({ contract, version }: { contract: ContractRecord; version: number | undefined }) {
  const navigate = useNavigate();
  const back = () => navigate(`/joborders/${contract.id}`);
  const initial: ContractValues = {
    kind: contract.kind,
    office_id: contract.office_id,
    position_id: contract.position_id,
    role: contract.role,
    rate_kind: contract.rate_kind,
    rate: contract.rate / 100,
    premium: contract.premium,
    fund_source: contract.fund_source,
    fund_source_id: contract.fund_source_id,
    duties: contract.duties,
    first_signatory: contract.first_signatory,
    second_signatory: contract.second_signatory,
    allows_unpaid_absence: contract.allows_unpaid_absence,
    wellness_days: contract.wellness_days,
    from: contract.from,
    to: contract.to,
  };
  return (
    <FormShell
      endpoint={editContract}
      params={{ id: contract.id }}
      version={version}
      initial={initial}
      body={bodyOf}
      draft={`contract:${contract.id}`}
      submit="Save"
      success="The contract was saved."
      alsoRefresh={[listContracts]}
      onDone={back}
      onCancel={back}
    >
      {(form) => <ContractFields form={form} position={contract.position} />}
    </FormShell>
  );
}
