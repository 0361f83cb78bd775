import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readPersonSchedule } from '../contract/schedules.ts';

/** The name of a person whom the address names by number; undefined until it is read, or where none is named. */
export function usePersonName(id: number | null): string | undefined {
  return useCall(readPersonSchedule, { params: { id: id ?? 0 } }, { enabled: id !== null }).data?.personnel.fullname;
}
