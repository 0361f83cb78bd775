import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { reportFailure } from '@talaan/kernel/web/toasts.ts';
import { rateItem, readMySheet } from '../contract/sheets.ts';

export type Ratings = Readonly<Record<number, number>>;

/**
 * The ratings of one's own sheet, shown at once and kept one after the other in the order of rating. Where one is refused (another window
 * rated it meanwhile) the sheet is read again, so that what stands there is what is kept.
 */
export function useRatings(params: { id: number; appID: number }, stored: readonly { item_id: number; rating: number }[]) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Ratings>({});
  const [waiting, setWaiting] = useState(0);
  const seen = useRef<Ratings>(byItem(stored));
  const queue = useRef(Promise.resolve());

  const keep = async (item: number, rating: number) => {
    try {
      await call(rateItem, { params, body: { item_id: item, rating, was: seen.current[item] ?? null } });
      seen.current = { ...seen.current, [item]: rating };
    } catch (failure) {
      await reportFailure(failure);
      const sheet = await call(readMySheet, { params });
      seen.current = byItem(sheet.ratings);
      setTyped({});
    } finally {
      await refresh(client, rateItem);
      setWaiting((count) => count - 1);
    }
  };
  const rate = (item: number, rating: number) => {
    setTyped((before) => ({ ...before, [item]: rating }));
    setWaiting((count) => count + 1);
    queue.current = queue.current.then(() => keep(item, rating)).catch(reportFailure);
  };
  return { ratings: { ...byItem(stored), ...typed }, rate, isSaving: waiting > 0 };
}

function byItem(ratings: readonly { item_id: number; rating: number }[]): Ratings {
  return Object.fromEntries(ratings.map(({ item_id, rating }) => [item_id, rating]));
}
