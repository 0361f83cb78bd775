import { LotList } from './lot-list.tsx';

/** Overtime credit, from which compensatory time off is taken. */
export function Screen() {
  return (
    <LotList
      book="COC"
      title="Compensatory time off"
      intro="Overtime credit is used until 31 December of the year after it was earned (CSC-DBM JC 2 s.2004), the oldest first."
      add="Add credit"
    />
  );
}
