import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { addContract, renewContracts, stepContracts } from '../contract.ts';
import { ContractList } from './contract-list.tsx';
import { StepDialog } from './step-dialog.tsx';
import { contractFlow } from '../workflow.ts';
import { useStep } from './use-step.ts';

export function Screen() {
  const navigate = useNavigate();
  const step = useStep();
  return (
    <>
      <ContractList
        title="Job orders"
        intro="Job orders and contracts of service. They are no government service and last six months at most."
        open={(row) => `/joborders/${row.id}`}
        main={
          <ForCallers of={addContract}>
            <Button component={Link} to="/joborders/new" leftSection={<IconPlus size={16} />}>
              New contract
            </Button>
          </ForCallers>
        }
        bulk={[
          {
            label: 'Renew',
            of: renewContracts,
            run: (rows) => void navigate(`/joborders/renew?ids=${rows.map(({ id }) => id).join(',')}`),
          },
          { label: 'Send for funds', of: stepContracts, run: (contracts) => step.begin({ action: 'submit', contracts }) },
          { label: 'Record as signed', of: stepContracts, run: (contracts) => step.begin({ action: 'sign', contracts }) },
          {
            label: contractFlow.steps.cancel.label,
            danger: true,
            of: stepContracts,
            run: (contracts) => step.begin({ action: 'cancel', contracts }),
          },
        ]}
      />
      {step.asking && <StepDialog stepping={step.asking} onClose={step.close} />}
    </>
  );
}
