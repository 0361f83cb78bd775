import { Select, SimpleGrid } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readChoices } from '@talaan/property/contract/desk.ts';
import { printRegister } from '../../contract/register.ts';

interface PrintRegisterDialogProps {
  /** The fund that the list is narrowed to. */
  fund: string | null;
  onClose: () => void;
  onStarted: (job: string) => void;
}

/** The register of a fund cluster on paper, for a time and, if wanted, one type of property. */
export function PrintRegisterDialog({ fund, onClose, onStarted }: PrintRegisterDialogProps) {
  const choices = useCall(readChoices, {}).data;
  const day = today().toString();
  return (
    <Dialog title="Print the register (RegSPI)" onClose={onClose}>
      <FormShell
        endpoint={printRegister}
        initial={{
          fund_code: fund,
          account_id: null as string | null,
          from: `${day.slice(0, 4)}-01-01` as string | null,
          to: day,
        }}
        body={({ fund_code, account_id: account, from, to }) => ({
          fund_code: fund_code ?? '',
          account_id: account === null ? null : Number(account),
          from: from ?? '',
          to: to ?? '',
        })}
        draft="property-books:register"
        submit="Print"
        success="The register is being printed."
        onDone={({ job }) => onStarted(job.id)}
      >
        {(form) => (
          <>
            <Select
              label="Fund cluster"
              required
              data={(choices?.funds ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
              {...form.getInputProps('fund_code')}
            />
            <Select
              label="Type of property"
              placeholder="All types"
              clearable
              data={(choices?.accounts ?? [])
                .filter(({ kind }) => kind === 'SEMI')
                .map(({ id, code, name }) => ({ value: String(id), label: `${code} ${name}` }))}
              {...form.getInputProps('account_id')}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <DateField label="From" required {...form.getInputProps('from')} />
              <DateField label="To" required {...form.getInputProps('to')} />
            </SimpleGrid>
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
