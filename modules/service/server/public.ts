export type { CertificateOnPaper } from '../print/certificate-form.ts';
export type { RecordSheet } from '../print/service-record-form.ts';
export { FACTS_STATEMENT } from './facts-statement.ts';
