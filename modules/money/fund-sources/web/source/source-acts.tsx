import { Button, Menu } from '@mantine/core';
import { IconCash, IconChevronDown } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { useMayCalls } from '@talaan/kernel/web/calls/may-call.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { recordPayment } from '../../contract/charges.ts';
import { editSource, listSources, removeSource, type SourceRecord } from '../../contract/sources.ts';

export function RecordPaymentButton({ source: { id } }: { source: SourceRecord }) {
  return (
    <ForCallers of={recordPayment}>
      <Button component={Link} to={`/payroll/casual_fund_source/${id}/payment`} leftSection={<IconCash size={16} />}>
        Record a payment
      </Button>
    </ForCallers>
  );
}

export function SourceActs({ source: { id, name, is_removable: isRemovable } }: { source: SourceRecord }) {
  const mayCall = useMayCalls();
  const navigate = useNavigate();
  const remove = useSend(removeSource, {
    alsoRefresh: [listSources],
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate('/payroll/casual_fund_source');
    },
  });
  const askToRemove = async () => {
    const isSure = await confirm({ title: 'Remove fund source', question: `Remove ${name}?`, action: 'Remove', danger: true });
    if (isSure) remove.mutate({ params: { id } });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} />} loading={remove.isPending}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayCall(editSource) && (
          <Menu.Item component={Link} to={`/payroll/casual_fund_source/${id}/edit`}>
            Edit
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={`/payroll/casual_fund_source/${id}/people`}>
          People
        </Menu.Item>
        <Menu.Item component={Link} to={`/payroll/casual_fund_source/${id}/ledger`}>
          Ledger
        </Menu.Item>
        {isRemovable && mayCall(removeSource) && (
          <Menu.Item color="red" onClick={() => void askToRemove()}>
            Remove
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
