import { Button, Skeleton, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { readPayslip } from '../../contract/payslips.ts';
import { PayslipFindings } from './payslip-findings.tsx';
import { PayslipView } from './payslip-view.tsx';

/** A payslip of a run, for those who have a seat in it; its owner sees who read it. */
export function Screen() {
  const params = useParams();
  const [id, person] = [Number(params.id), Number(params.person)];
  const answer = useCall(readPayslip, { params: { id, person } });
  const { payslip, findings = [] } = answer.data ?? {};
  const list = `/payroll/runs/${id}/payslips`;
  if (answer.isError && !payslip) return <RecordFailed title="Payslip" list={list} answer={answer} />;
  if (payslip?.run_id !== id || payslip.personnel_id !== person) return <Skeleton h={420} aria-busy />;
  return (
    <Page
      title={payslip.fullname}
      intro={payslip.title}
      actions={
        <Button component={Link} to={list} variant="default">
          All payslips
        </Button>
      }
    >
      <Stack gap="md">
        {findings.length > 0 && <PayslipFindings findings={findings} person={person} idno={payslip.idno} />}
        <PayslipView payslip={payslip} isOwn={false} />
      </Stack>
    </Page>
  );
}
