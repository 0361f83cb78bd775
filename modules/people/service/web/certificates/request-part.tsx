import { Alert, Card, Skeleton } from '@mantine/core';
import { partAhead, type RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readCertificate } from '../../contract/certificates.ts';
import { SheetFacts } from './sheet-facts.tsx';

export const readAhead = partAhead(readCertificate);

/** The text of a certificate, or why it cannot be prepared, beside its request in the inbox. */
export function Part({ recordId }: RequestPartProps) {
  const certificate = useCall(readCertificate, { params: { id: recordId } }).data?.certificate;
  if (certificate?.id !== recordId) return <Skeleton h={120} aria-busy />;
  if (certificate.hindrance)
    return (
      <Alert color="yellow" title={say('It cannot be prepared as requested')}>
        {certificate.hindrance}
      </Alert>
    );
  if (!certificate.sheet) return null;
  return (
    <Card withBorder padding="md">
      <SheetFacts sheet={certificate.sheet} />
    </Card>
  );
}
