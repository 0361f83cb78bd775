import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { NO_PROOF, useSecondLook } from '@talaan/identity/web/second-look.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { issueOwnCertificate } from '../contract/last-pay.ts';
import { downloadOwnTaxCertificate, listOwnTaxYears } from '../contract/tax-certificates.ts';

const SECOND_LOOK = 'The file shows what you are paid, so it is for you alone.';

/** The own BIR Forms 2316, and the certificate of net take-home pay. */
export function Screen() {
  const [year, setYear] = useState<number>();
  const [isCertified, setCertified] = useState(false);
  const years = useCall(listOwnTaxYears, {}).data?.years;
  return (
    <Page title={say('Tax and certificates')} intro={say('Your BIR Form 2316 of each year, and a certificate of your net take-home pay.')}>
      <Stack gap="md">
        <RecordPart title={say('BIR Form 2316')}>
          {!years ? (
            <Skeleton h={40} aria-busy />
          ) : years.length === 0 ? (
            <Text size="sm">{say('It is here in January, once the year is over, or with your last pay.')}</Text>
          ) : (
            <Group>
              {years.map((one) => (
                <Button key={one} variant="default" leftSection={<IconDownload size={16} />} onClick={() => setYear(one)}>
                  {one}
                </Button>
              ))}
            </Group>
          )}
        </RecordPart>
        <RecordPart title={say('Certificate of net take-home pay')}>
          <Stack gap="sm" align="start">
            <Text size="sm">
              {say('For a bank or a lender, from your newest regular payslip. It has a code that shows it is genuine.')}
            </Text>
            <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => setCertified(true)}>
              {say('Issue a certificate')}
            </Button>
          </Stack>
        </RecordPart>
      </Stack>
      {year !== undefined && <FormDialog year={year} onClose={() => setYear(undefined)} />}
      {isCertified && <CertificateDialog onClose={() => setCertified(false)} />}
    </Page>
  );
}

function FormDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const look = useSecondLook();
  return (
    <Dialog title={say('Download BIR Form 2316 of {year}', { year })} size="form" onClose={onClose}>
      <FormShell
        endpoint={downloadOwnTaxCertificate}
        params={{ year }}
        initial={NO_PROOF}
        body={look.prove}
        draft={`own-2316:${year}`}
        submit={say('Download')}
        success={() => 'The form was saved by your browser.'}
        onDone={onClose}
        onRefused={look.forget}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">{SECOND_LOOK}</Text>
            {look.fields(form)}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function CertificateDialog({ onClose }: { onClose: () => void }) {
  const look = useSecondLook();
  return (
    <Dialog title={say('Certificate of net take-home pay')} size="form" onClose={onClose}>
      <FormShell
        endpoint={issueOwnCertificate}
        initial={{ purpose: '', ...NO_PROOF }}
        body={({ purpose, ...proof }) => ({ purpose, ...look.prove(proof) })}
        draft="own-pay-certificate"
        submit={say('Issue')}
        success={() => 'The certificate was saved by your browser.'}
        onDone={onClose}
        onRefused={look.forget}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">{SECOND_LOOK}</Text>
            <TextInput label={say('What it is for')} required {...form.getInputProps('purpose')} />
            {look.fields(form)}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
