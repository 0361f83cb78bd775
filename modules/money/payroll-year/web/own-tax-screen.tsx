import { Button, Group, PasswordInput, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { issueOwnCertificate } from '../contract/last-pay.ts';
import { downloadOwnTaxCertificate, listOwnTaxYears } from '../contract/tax-certificates.ts';

const SECOND_LOOK = 'The file shows what you are paid. Enter your password, unless you signed in within the last ten minutes.';

/** The own BIR Forms 2316, and the certificate of net take-home pay. */
export function Screen() {
  const [year, setYear] = useState<number>();
  const [isCertified, setCertified] = useState(false);
  const years = useCall(listOwnTaxYears, {}).data?.years;
  return (
    <Page title="Tax and certificates" intro="Your BIR Form 2316 of each year, and a certificate of your net take-home pay.">
      <Stack gap="md">
        <RecordPart title="BIR Form 2316">
          {!years ? (
            <Skeleton h={40} aria-busy />
          ) : years.length === 0 ? (
            <Text size="sm">It is here in January, once the year is over, or with your last pay.</Text>
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
        <RecordPart title="Certificate of net take-home pay">
          <Stack gap="sm" align="start">
            <Text size="sm">For a bank or a lender, from your newest regular payslip. It has a code that shows it is genuine.</Text>
            <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => setCertified(true)}>
              Issue a certificate
            </Button>
          </Stack>
        </RecordPart>
      </Stack>
      {year !== undefined && (
        <Dialog title={`Download BIR Form 2316 of ${year}`} size="form" onClose={() => setYear(undefined)}>
          <FormShell
            endpoint={downloadOwnTaxCertificate}
            params={{ year }}
            initial={{ password: '' }}
            draft={`own-2316:${year}`}
            submit="Download"
            success={() => 'The form was saved by your browser.'}
            onDone={() => setYear(undefined)}
          >
            {(form) => (
              <Stack gap="sm">
                <Text size="sm">{SECOND_LOOK}</Text>
                <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
              </Stack>
            )}
          </FormShell>
        </Dialog>
      )}
      {isCertified && (
        <Dialog title="Certificate of net take-home pay" size="form" onClose={() => setCertified(false)}>
          <FormShell
            endpoint={issueOwnCertificate}
            initial={{ purpose: '', password: '' }}
            draft="own-pay-certificate"
            submit="Issue"
            success={() => 'The certificate was saved by your browser.'}
            onDone={() => setCertified(false)}
          >
            {(form) => (
              <Stack gap="sm">
                <Text size="sm">{SECOND_LOOK}</Text>
                <TextInput label="What it is for" required {...form.getInputProps('purpose')} />
                <PasswordInput label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
              </Stack>
            )}
          </FormShell>
        </Dialog>
      )}
    </Page>
  );
}
