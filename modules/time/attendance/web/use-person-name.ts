import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readPersonSchedule } from '../contract/schedules.ts';

/** The name of a person whom the address names by number, and whether it is still being read; none where nobody is named or found. */
export function usePersonName(id: number | null): { name: string | undefined; isReading: boolean } {
  const { data, isLoading } = useCall(readPersonSchedule, { params: { id: id ?? 0 } }, { enabled: id !== null });
  return { name: data?.personnel.fullname, isReading: isLoading };
}
