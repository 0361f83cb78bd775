import { useState } from 'react';
import { Anchor, Card, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { readLetter, readPayment, type Payment } from '../../contract/payments.ts';
import { HALF_REASONS, PAYMENT_BASES } from '../../rules/reasons.ts';
import { ClaimPapers } from './claim-papers.tsx';
import { Equation, formatParts } from './computation.tsx';

export const readAhead = partAhead(readPayment);

/** The computation of a payment beside its request: as certified, before that as it would be today. */
export function Part({ recordId }: RequestPartProps) {
  const payment = useCall(readPayment, { params: { id: recordId } }).data?.payment;
  if (payment?.id !== recordId) return <Skeleton h={200} aria-busy />;
  return (
    <Stack gap="md">
      <Computed payment={payment} />
      <ClaimPapers payment={payment} />
    </Stack>
  );
}

function Computed({ payment }: { payment: Payment }) {
  const [isShown, setShown] = useState(false);
  return (
    <Card withBorder padding="md">
      <Stack gap="sm">
        <Value payment={payment} />
        <Facts
          facts={[
            ['Employee', `${payment.fullname} (${payment.idno})`],
            ['Kind', PAYMENT_BASES[payment.basis]],
            ['Days', formatParts(payment)],
            ['Credits', formatCredits(payment)],
            ['Reason', payment.purpose !== null && HALF_REASONS[payment.purpose]],
            ['What it is for', payment.reason],
            ['Last day of service', payment.last_day !== null && longDate(payment.last_day)],
            ['Fund source', payment.fund_source],
            ['Approved', payment.approved_on !== null && longDate(payment.approved_on)],
            ['Voucher', payment.voucher],
            [
              'Letter',
              payment.has_letter && (
                <Anchor component="button" type="button" size="sm" onClick={() => setShown(true)}>
                  Show
                </Anchor>
              ),
            ],
            [
              'Computation sheet',
              payment.code !== null && (
                <Anchor component={Link} to={`/verify/${payment.code}`} size="sm">
                  How it is verified
                </Anchor>
              ),
            ],
          ]}
        />
      </Stack>
      {isShown && (
        <Dialog size="paper" title="Letter" onClose={() => setShown(false)}>
          <PdfView
            of={['leave-letter', payment.id]}
            fetchPdf={() => fetchFile(readLetter, { params: { id: payment.id } })}
            name="Letter.pdf"
          />
        </Dialog>
      )}
    </Card>
  );
}

function Value({ payment: { today, basis, value, monthly, factor, vl, sl } }: { payment: Payment }) {
  const shown = today ?? (value !== null && monthly !== null && factor !== null ? { value, monthly, factor } : null);
  if (shown === null) return null;
  return (
    <div>
      <Text size="xl" fw={700}>
        {formatPesos(shown.value)}
      </Text>
      <Equation
        monthly={shown.monthly}
        thousandths={today !== null && basis === 'TERMINAL' ? today.vl + today.sl : vl + sl}
        factor={shown.factor}
      />
      {today !== null && (
        <Text size="sm" c="dimmed">
          As it is today; HR certifies it.
        </Text>
      )}
    </div>
  );
}

/** `60.000 days of vacation leave, as certified on 20 Nov 2026` */
function formatCredits({ today, basis, vl_before: vl, sl_before: sl, certified_on: on }: Payment): string | null {
  if (vl !== null && sl !== null && on !== null) return `${formatParts({ vl, sl })}, as certified on ${longDate(on)}`;
  return today && (basis === 'TERMINAL' ? formatParts(today) : `${formatParts(today)} are left without these`);
}
