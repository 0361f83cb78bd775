import { monthAfter } from '@talaan/attendance/web/days/calendar-grid.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { Turner } from '../turner.tsx';

/** The month that is shown, and how to turn to the one before or after. */
export function MonthTurner({ month, onTurn }: { month: string; onTurn: (month: string) => void }) {
  const [before, after] = [monthAfter(month, -1), monthAfter(month)];
  return (
    <Turner
      shown={monthName(month)}
      before={`Previous month, ${monthName(before)}`}
      after={`Next month, ${monthName(after)}`}
      width={130}
      onBefore={() => onTurn(before)}
      onAfter={() => onTurn(after)}
    />
  );
}
