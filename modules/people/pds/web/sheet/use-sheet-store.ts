import { useEffect, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { now } from '@talaan/kernel/web/calls/clock.ts';
import { whenDraftsAreForgotten } from '@talaan/kernel/web/forms/draft.ts';
import { reportFailure } from '@talaan/kernel/web/toasts.ts';
import { callKey, useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { Typed } from '../../contract/field.ts';
import type { SectionName } from '../../contract/sections.ts';
import type { SheetRow, SheetView } from '../../contract/sheet-view.ts';
import type { MAY_NOT_APPLY } from '../../contract/sheet.ts';
import { inOrder, withoutRow, withRow, withStanding } from './change-sheet.ts';
import { SheetSavers, type RowCalls, type RowValues } from './sheet-savers.ts';
import { callsOf, type Whose } from './sheet-owner.ts';

/** Savers outlive the screen: one set for each sheet that was opened. */
const opened = new Map<number, SheetSavers>();
whenDraftsAreForgotten(() => opened.clear());

/** The sheet as read, what saves its rows, and what else may be done with it. */
export function useSheetStore(whose: Whose) {
  const client = useQueryClient();
  const { calls, params } = useMemo(() => callsOf(whose), [whose]);
  const answer = useCall(calls.read, { params });
  const sheet = answer.data?.sheet;
  const actions = useMemo(() => {
    const key = callKey(calls.read, { params });
    const change = (changed: (sheet: SheetView) => SheetView) => {
      // What is on its way was read before.
      void client.cancelQueries({ queryKey: key });
      client.setQueryData<{ sheet: SheetView }>(key, (now) => now && { sheet: changed(now.sheet) });
    };
    const read = async () => {
      const { sheet: found } = await call(calls.read, { params });
      client.setQueryData(key, { sheet: found });
      return found;
    };
    return {
      read,
      change,
      save: async (section: SectionName, row: number, version: number, values: RowValues) => {
        const saved = await call(calls.saveRow, { params: { ...params, section, row }, body: { version, values } });
        change((before) => withStanding(withRow(before, section, saved.row), saved.standing));
        return saved.row;
      },
      addRow: async (section: SectionName, key: string, values: RowValues): Promise<SheetRow> => {
        const added = await call(calls.addRow, { params: { ...params, section }, body: { key, values } });
        change((before) => withStanding(withRow(before, section, added.row), added.standing));
        return added.row;
      },
      removeRow: async (section: SectionName, row: number) => {
        const { standing } = await call(calls.removeRow, { params: { ...params, section, row } });
        change((before) => withStanding(withoutRow(before, section, row), standing));
      },
      orderRows: async (section: SectionName, rows: number[]) => {
        change((before) => inOrder(before, section, rows));
        const { standing } = await call(calls.orderRows, { params: { ...params, section }, body: { rows } });
        change((before) => withStanding(before, standing));
      },
      setApplies: async (section: (typeof MAY_NOT_APPLY)[number], applies: boolean) => {
        const { standing } = await call(calls.setApplies, { params: { ...params, section }, body: { applies } });
        change((before) => withStanding(before, standing));
      },
      reveal: async (section: SectionName, row: number, field: string): Promise<Typed> => {
        const { value } = await call(calls.reveal, { params: { ...params, section, row }, body: { field } });
        return value;
      },
      submit: async () => {
        // The version that is on the screen: what another window changed since is looked at first.
        const version = client.getQueryData<{ sheet: SheetView }>(key)?.sheet.standing.version ?? 1;
        const { message } = await call(calls.submit, { params, body: { version } });
        await read();
        return message;
      },
    };
  }, [client, calls, params]);

  const personnelId = sheet?.personnel_id;
  const savers = useMemo(() => (personnelId === undefined ? undefined : saversOf(personnelId, actions)), [personnelId, actions]);
  useEffect(() => {
    if (sheet) savers?.heard(sheet);
  }, [sheet, savers]);

  return { answer, sheet, savers, actions };
}

/** One set for the whole visit, however often the sheet is read. */
function saversOf(personnelId: number, { save, read }: Pick<RowCalls, 'save' | 'read'>): SheetSavers {
  const known = opened.get(personnelId) ?? new SheetSavers(personnelId, { save, read, now: formatNow });
  opened.set(personnelId, known);
  return known;
}

export type SheetActions = ReturnType<typeof useSheetStore>['actions'];

/** Does what a button asks; its failure is told as everywhere. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (failure) {
    await reportFailure(failure);
    return false;
  }
}

function formatNow(): string {
  const { hour, minute } = now().toZonedDateTimeISO(ZONE);
  return clockTime(hour * 60 + minute);
}
