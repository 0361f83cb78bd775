import { RecordList } from './record-list.tsx';

/** The records of one's office: its clerk submits them, its head verifies them. */
export function Screen() {
  return <RecordList whose="department" decides={['verify', 'certify', 'return']} />;
}
