import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { assumeDuty, stepAppointment, type AppointmentRecord } from '../contract/appointments.ts';
import { appointmentFlow, type AppointmentAction } from '../workflow.ts';
import { AssumeDialog } from './assume-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { FactDialog, IssueDialog, StepDialog, type AskedAction } from './step-dialogs.tsx';

type Open = { kind: 'issue' | 'assume' | 'received' | 'oath' | 'change' } | { kind: 'step'; action: AskedAction };

/** Steps that ask nothing. */
const PLAIN = ['submit', 'take_back', 'close'] as const;

/** Never what comes next. */
const BACKWARD = new Set<AppointmentAction>(['take_back', 'invalidate', 'cancel']);

/** What comes next is a button; the rest is in the menu. */
export function AppointmentActions({ appointment }: { appointment: AppointmentRecord }) {
  const [open, setOpen] = useState<Open>();
  const send = useSend(stepAppointment, { onDone: ({ message }) => showSuccess(message) });
  const maySteps = useMayCall(stepAppointment);
  const close = () => setOpen(undefined);
  const take = (action: AppointmentAction) => {
    if (action === 'issue') return setOpen({ kind: 'issue' });
    const plain = PLAIN.find((one) => one === action);
    if (plain) return send.mutate({ params: { id: appointment.id }, body: { action: plain } });
    setOpen({ kind: 'step', action: action as AskedAction });
  };
  const isIssued = appointment.issued_on !== null && appointment.state !== 'CANCELLED' && appointment.assumed_on === null;
  const isReady = isIssued && appointment.received_on !== null && appointment.oath_on !== null;
  const steps = maySteps ? appointment.actions : [];
  // Before duty is assumed, closing is not what comes next.
  const main = steps.find((action) => !BACKWARD.has(action) && !(isReady && action === 'close'));
  const rest = steps.filter((action) => action !== main);
  return (
    <>
      {maySteps && (
        <Menu position="bottom-end" withinPortal={false}>
          <Menu.Target>
            <Button variant="default" rightSection={<IconDots size={16} />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {appointment.state === 'DRAFT' && <Menu.Item onClick={() => setOpen({ kind: 'change' })}>Change the terms</Menu.Item>}
            {isIssued && <Menu.Item onClick={() => setOpen({ kind: 'received' })}>Record the receipt of the copy</Menu.Item>}
            {isIssued && <Menu.Item onClick={() => setOpen({ kind: 'oath' })}>Record the oath of office</Menu.Item>}
            {rest.map((action) => (
              <Menu.Item key={action} color={action === 'cancel' ? 'red' : undefined} onClick={() => take(action)}>
                {appointmentFlow.steps[action].label}
              </Menu.Item>
            ))}
            {!isIssued && rest.length === 0 && appointment.state !== 'DRAFT' && <Menu.Label>Nothing else is open</Menu.Label>}
          </Menu.Dropdown>
        </Menu>
      )}
      <MainAct>
        {main && (
          <Button variant={isReady ? 'default' : 'filled'} loading={send.isPending} onClick={() => take(main)}>
            {appointmentFlow.steps[main].label}
          </Button>
        )}
        {isReady && (
          <ForCallers of={assumeDuty}>
            <Button onClick={() => setOpen({ kind: 'assume' })}>Record the assumption of duty</Button>
          </ForCallers>
        )}
      </MainAct>
      {open?.kind === 'issue' && <IssueDialog appointment={appointment} onClose={close} />}
      {open?.kind === 'assume' && <AssumeDialog appointment={appointment} onClose={close} />}
      {open?.kind === 'change' && <ChangeDialog appointment={appointment} onClose={close} />}
      {(open?.kind === 'received' || open?.kind === 'oath') && <FactDialog appointment={appointment} fact={open.kind} onClose={close} />}
      {open?.kind === 'step' && <StepDialog appointment={appointment} action={open.action} onClose={close} />}
    </>
  );
}
