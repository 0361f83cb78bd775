import { Button, Skeleton } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { readPayslip } from '../../contract/payslips.ts';
import { PayslipView } from './payslip-view.tsx';

/** A payslip of a run, for those who have a seat in it; its owner sees who read it. */
export function Screen() {
  const params = useParams();
  const [id, person] = [Number(params.id), Number(params.person)];
  const answer = useCall(readPayslip, { params: { id, person } });
  const payslip = answer.data?.payslip;
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
      <PayslipView payslip={payslip} isOwn={false} />
    </Page>
  );
}
