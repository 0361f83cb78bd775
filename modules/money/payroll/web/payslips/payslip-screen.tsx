import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { readPayslip } from '../../contract/payslips.ts';
import { readRun } from '../../contract/runs.ts';
import { usePayslipActs } from './payslip-acts.tsx';
import { PayslipFindings } from './payslip-findings.tsx';
import { PayslipView } from './payslip-view.tsx';

/** A payslip of a run, for those who have a seat in it; its owner sees who read it. */
export function Screen() {
  const params = useParams();
  const [id, person] = [Number(params.id), Number(params.person)];
  const answer = useCall(readPayslip, { params: { id, person } });
  const { payslip, findings = [] } = answer.data ?? {};
  const run = useCall(readRun, { params: { id } }).data?.run;
  const { bulk: acts, dialog } = usePayslipActs(run?.id === id ? run : undefined);
  const list = `/payroll/runs/${id}/payslips`;
  if (answer.isError && !payslip) return <RecordFailed title="Payslip" list={list} answer={answer} />;
  if (payslip?.run_id !== id || payslip.personnel_id !== person) return <Skeleton h={420} aria-busy />;
  const unsettled = findings.filter(({ settled_because: settled }) => settled === null).map(({ code }) => code);
  const slip = { personnel_id: person, fullname: payslip.fullname, held_because: payslip.held_because, unsettled };
  return (
    <Page
      title={payslip.fullname}
      intro={payslip.title}
      actions={
        <Group gap="xs">
          <Button component={Link} to={list} variant="default">
            All payslips
          </Button>
          {acts
            .filter(({ opens }) => opens?.(slip))
            .map(({ label, icon, run: act }) => (
              <Button key={label} variant="default" leftSection={icon} onClick={() => act([slip])}>
                {label}
              </Button>
            ))}
        </Group>
      }
    >
      <Stack gap="md">
        {findings.length > 0 && <PayslipFindings findings={findings} person={person} idno={payslip.idno} />}
        <PayslipView payslip={payslip} isOwn={false} />
      </Stack>
      {dialog}
    </Page>
  );
}
