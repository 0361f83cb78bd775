import type { Database } from '@talaan/kernel/server/database.ts';

/** What personnel is told by the modules above it; each is absent where its module is not there. */
export interface PersonnelNeeds {
  /** The plantilla items nearest to what was typed that nobody holds on the day: at most five. */
  itemsFor?: (db: Database, wanted: { term: string; on: string }) => Promise<ItemChoice[]>;
  /** An item as it stands on a day, and why nobody can be appointed to it then (`closed`); null where there is none. */
  itemOn?: (db: Database, itemId: number, on: string) => Promise<(ItemChoice & { closed: string | null }) | null>;
  /** Plantilla items by their numbers, with the position each is for. */
  itemsCalled?: (db: Database, numbers: readonly string[]) => Promise<Map<string, { id: number; positionId: number }>>;
  /** The numbers of plantilla items, by id. */
  nameItems?: (db: Database, ids: readonly number[]) => Promise<Map<number, string>>;
  /** Takes out what was only computed for a person who is about to be merged into another; it is computed again. */
  beforeMerge?: readonly ((db: Database, personnelId: number) => Promise<void>)[];
  /** Tells accounts by the bell, within the transaction at hand. */
  notify?: (
    db: Database,
    now: Temporal.Instant,
    accountIds: readonly number[],
    notice: { title: string; description: string; link: string },
  ) => Promise<void>;
}

/** A plantilla item as an appointment form needs it: choosing it fills position, grade, step and office. */
export interface ItemChoice {
  id: number;
  item_number: string;
  position_id: number;
  position: string;
  salary_grade: number;
  /** The step authorized while nobody holds it. */
  step: number;
  office_id: number | null;
  office: string | null;
}
