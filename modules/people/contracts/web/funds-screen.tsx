import { ContractList } from './contract-list.tsx';
import { StepDialog } from './step-dialog.tsx';
import { useStep } from './use-step.ts';

/** Contracts that are pending with the budget office. */
export function Screen() {
  const step = useStep();
  return (
    <>
      <ContractList
        title="Contracts for funds"
        intro="Contracts for which the budget office must certify that funds are available."
        query={{ state: 'FOR_FUNDS' }}
        empty={{ title: 'No contract needs funds', description: 'Contracts that are sent for certification of funds appear here.' }}
        bulk={[
          { label: 'Certify funds', run: (contracts) => step.begin({ action: 'certify', contracts }) },
          { label: 'Return', run: (contracts) => step.begin({ action: 'return', contracts }) },
        ]}
      />
      {step.asking && <StepDialog stepping={step.asking} onClose={step.close} />}
    </>
  );
}
