import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { MOST_AT_ONCE, receiveScanned, type StepResult } from '../../contract/steps.ts';
import { keyOfResult } from '../acts/results-dialog.tsx';
import { forgetScans, keepScans, readKept } from './kept-scans.ts';

const AGAIN_AFTER_MS = 5000;
/** Unauthorized, timed out, too many. */
const PASSING: readonly number[] = [401, 408, 429];

interface ScanQueue {
  add: (number: string) => void;
  /** What became of each number, the latest first. */
  results: StepResult[];
  /** How many are not sent yet. */
  waiting: number;
  failure: string | undefined;
  sendNow: () => void;
}

/**
 * Scanned numbers of an office, sent as they come. What could not be sent is kept in the browser, also when the tab is closed, and is sent
 * when the line is back; a number that is sent twice is received once. `onTold` hears what became of those that were just sent.
 */
export function useScanQueue(office: number, onTold: (results: StepResult[]) => void): ScanQueue {
  const account = useCurrentUser().id;
  const isSending = useRef(false);
  const isRefused = useRef(false);
  const [kept, setKept] = useState(() => readKept(account, office).length);
  const [results, setResults] = useState<StepResult[]>([]);
  const [failure, setFailure] = useState<string>();
  const client = useQueryClient();
  const sendSome = async (numbers: string[]): Promise<boolean> => {
    try {
      const answer = await call(receiveScanned, { body: { office_id: office, tracking_numbers: numbers } });
      forgetScans(account, office, numbers);
      setFailure(undefined);
      const fresh = new Set(answer.results.map(keyOfResult));
      setResults((before) => [...answer.results.toReversed(), ...before.filter((one) => !fresh.has(keyOfResult(one)))]);
      onTold(answer.results);
      void refresh(client, receiveScanned);
      return true;
    } catch (fault) {
      const { status, message } = fault as ApiError;
      // What the server refuses it would refuse again; a line that is gone, an expired session or too many calls pass.
      isRefused.current = status >= 400 && status < 500 && !PASSING.includes(status);
      setFailure(message);
      return false;
    }
  };
  const send = useEffectEvent(async () => {
    if (isSending.current || isRefused.current) return;
    isSending.current = true;
    // What is scanned meanwhile is sent with the next.
    const next = () => readKept(account, office).slice(0, MOST_AT_ONCE);
    for (let numbers = next(); numbers.length > 0; numbers = next()) if (!(await sendSome(numbers))) break;
    isSending.current = false;
    setKept(readKept(account, office).length);
  });
  useEffect(() => {
    const soon = setTimeout(() => void send());
    const again = setInterval(() => void send(), AGAIN_AFTER_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  }, []);
  const sendNow = () => {
    isRefused.current = false;
    void send();
  };
  const add = (number: string) => {
    keepScans(account, office, [number]);
    setKept(readKept(account, office).length);
    sendNow();
  };
  return { add, results, waiting: kept, failure, sendNow };
}
