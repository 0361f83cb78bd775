import { LotList } from './lot-list.tsx';

/** Days off for duty on rest days and holidays. */
export function Screen() {
  return (
    <LotList
      book="CDO"
      title="Compensatory days off"
      intro="A day off is used within the months that the agency sets, the oldest first; it is lost on separation."
      add="Add a day off"
    />
  );
}
