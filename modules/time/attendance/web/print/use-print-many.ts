import { useState } from 'react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';

export interface PrintMany {
  isOpen: boolean;
  /** Chosen people; absent where an office is to be chosen. */
  people: number[] | undefined;
  /** The print that is followed; it stands in the address, so that a notice leads back to it. */
  jobId: string | null;
  open: (people?: number[]) => void;
  close: () => void;
  followJob: (id: string) => void;
  forgetJob: () => void;
}

/** The dialog in which many records are printed. */
export function usePrintMany(): PrintMany {
  const { search, change } = useAddress();
  const [isChoosing, setChoosing] = useState(false);
  const [people, setPeople] = useState<number[]>();
  const jobId = search.get('job');
  const follow = (id: string | null) => change({ job: id }, { replace: true });
  return {
    isOpen: isChoosing || jobId !== null,
    people,
    jobId,
    open: (chosen) => {
      setPeople(chosen);
      setChoosing(true);
    },
    close: () => {
      setChoosing(false);
      if (jobId) follow(null);
    },
    followJob: follow,
    forgetJob: () => {
      setChoosing(true);
      setPeople(undefined);
      follow(null);
    },
  };
}
