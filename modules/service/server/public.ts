export type { CertificateOnPaper } from '../print/print-certificate.ts';
export type { RecordSheet } from '../print/print-service-records.ts';
export { FACTS_STATEMENT } from './facts-statement.ts';
