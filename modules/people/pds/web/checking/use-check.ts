import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { reportFailure, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { callKey, useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { theirSheet } from '../../contract.ts';
import { checkRows, openCheck, readCheck, takeOverCheck } from '../../contract/checking.ts';
import type { SectionName } from '../../contract/sections.ts';
import type { SheetRow, SheetView } from '../../contract/sheet-view.ts';
import { withRow, withStanding } from '../sheet/change-sheet.ts';

export interface Mark {
  section: SectionName;
  row: number;
  state: SheetRow['check']['state'];
  remark: string;
}

/** The sheet of a person under the hands of a checker. Anyone who opens a submitted one begins to check it. */
export function useCheck(personnelId: number) {
  const client = useQueryClient();
  const input = { params: { personnel_id: personnelId } };
  const answer = useCall(theirSheet.read, input);
  const beside = useCall(readCheck, input);
  const sheet = answer.data?.sheet;
  // What stands beside the sheet may have been asked before the check was begun.
  const [hasTaken, setTaken] = useState(false);

  const change = useCallback(
    (changed: (sheet: SheetView) => SheetView) => {
      const key = callKey(theirSheet.read, { params: { personnel_id: personnelId } });
      // What is on its way was read before.
      void client.cancelQueries({ queryKey: key });
      client.setQueryData<{ sheet: SheetView }>(key, (now) => now && { sheet: changed(now.sheet) });
    },
    [client, personnelId],
  );
  const { refetch: readSheet } = answer;
  const { refetch: readBeside } = beside;
  const readAgain = useCallback(async () => {
    setTaken(false);
    await Promise.all([readSheet(), readBeside()]);
  }, [readSheet, readBeside]);

  const take = useCallback(
    async (how: typeof openCheck) => {
      try {
        const { message, standing } = await call(how, { params: { personnel_id: personnelId } });
        change((now) => withStanding(now, standing));
        setTaken(true);
        if (how === takeOverCheck) showSuccess(message);
      } catch (failure) {
        await reportFailure(failure);
        await readAgain();
      }
    },
    [change, personnelId, readAgain],
  );
  const begun = useRef(false);
  const isOpen = sheet?.standing.actions.includes('open') ?? false;
  useEffect(() => {
    if (!isOpen || begun.current) return;
    begun.current = true;
    void take(openCheck);
  }, [isOpen, take]);

  // Keys may come faster than the page is drawn.
  const sheetNow = () =>
    client.getQueryData<{ sheet: SheetView }>(callKey(theirSheet.read, { params: { personnel_id: personnelId } }))?.sheet ?? sheet;
  // One after the other: the last word on a row is the one that was said last.
  const sending = useRef(Promise.resolve());
  const mark = (marks: Mark[]) => {
    const shown = sheetNow();
    if (!shown || marks.length === 0) return;
    const before = marks.map(({ section, row }) => ({ section, row: shown.sections[section].find(({ id }) => id === row)! }));
    const put = (now: SheetView, section: SectionName, id: number, check: Partial<SheetRow['check']>) => {
      const row = now.sections[section].find((one) => one.id === id);
      return row ? withRow(now, section, { ...row, check: { ...row.check, ...check } }) : now;
    };
    change((now) => marks.reduce((sheetNow, { section, row, state, remark }) => put(sheetNow, section, row, { state, remark }), now));
    const send = async (earlier: Promise<void>) => {
      await earlier;
      try {
        const { standing } = await call(checkRows, { ...input, body: { rows: marks } });
        change((now) => withStanding(now, standing));
      } catch (failure) {
        change((now) => before.reduce((sheetNow, { section, row }) => put(sheetNow, section, row.id, row.check), now));
        await reportFailure(failure);
        await readAgain();
      }
    };
    sending.current = send(sending.current);
  };
  return {
    answer,
    sheet,
    beside: beside.data,
    besideFailed: beside.error,
    isChecker: sheet?.standing.state === 'UNDER_CHECK' && (hasTaken || beside.data?.is_checker === true),
    mark,
    /** With what was marked since it was drawn. */
    sheetNow,
    takeOver: () => take(takeOverCheck),
    readAgain,
    /** Resolves when everything that was marked has arrived. */
    settled: () => sending.current,
  };
}

export type CheckAtHand = ReturnType<typeof useCheck>;
