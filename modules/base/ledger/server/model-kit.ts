/** A ledger as plain arrays, over the days 1 to 28 of January 2026: every rule by looking at every day. What expired is never written here. */
export interface ModelLot {
  book: string;
  earned: number;
  expires: number;
}

export interface ModelLine {
  book: string;
  day: number;
  /** Above zero. */
  amount: number;
}

interface Entry {
  lot: ModelLot;
  day: number;
  amount: number;
  hold: number;
}

interface Posting {
  entries: Entry[];
  isReversed: boolean;
}

export const LAST_DAY = 28;
export const PLAIN: ModelLot = { book: 'VL', earned: 1, expires: Infinity };
/** In the order of their expiry. */
export const HOURS: readonly ModelLot[] = [
  { book: 'COC', earned: 1, expires: 9 },
  { book: 'COC', earned: 5, expires: 15 },
  { book: 'COC', earned: 5, expires: 24 },
];

export class Model {
  entries: Entry[] = [];
  /** What may be reversed. */
  postings: Posting[] = [];
  /** By request. */
  holds = new Map<number, Entry[]>();

  /** Each method answers whether the ledger takes it; what is refused changes nothing. */
  credit(lot: ModelLot, day: number, amount: number): boolean {
    return this.#post([{ lot, day, amount, hold: 0 }]);
  }

  charge(lines: ModelLine[]): boolean {
    return this.#all(() => {
      const entries = this.#take(lines, (lot, day, amount) => ({ lot, day, amount: -amount, hold: 0 }));
      if (entries) this.postings.push({ entries, isReversed: false });
      return entries !== null;
    });
  }

  reserve(request: number, lines: ModelLine[]): boolean {
    return this.#all(() => {
      const entries = this.#take(lines, (lot, day, hold) => ({ lot, day, amount: 0, hold }));
      if (entries) this.holds.set(request, entries);
      return entries !== null;
    });
  }

  release(request: number): void {
    for (const hold of this.holds.get(request) ?? []) this.entries.push({ ...hold, hold: -hold.hold });
    this.holds.delete(request);
  }

  settle(request: number, lines: ModelLine[]): boolean {
    return this.#all(() => {
      const open = [...this.holds.get(request)!];
      const used: Entry[] = [];
      const rest: ModelLine[] = [];
      for (const line of lines) {
        let wanted = line.amount;
        for (const hold of open.filter((one) => one.lot.book === line.book && one.day === line.day)) {
          if (wanted === 0) break;
          const amount = Math.min(wanted, hold.hold);
          open.splice(open.indexOf(hold), 1);
          used.push({ ...hold, amount: -amount, hold: 0 });
          wanted -= amount;
        }
        if (wanted > 0) rest.push({ ...line, amount: wanted });
      }
      this.release(request);
      this.entries.push(...used);
      const others = this.#take(rest, (lot, day, amount) => ({ lot, day, amount: -amount, hold: 0 }));
      if (others) this.postings.push({ entries: [...used, ...others], isReversed: false });
      return others !== null;
    });
  }

  reverse(place: number): boolean {
    return this.#all(() => this.#reverse(place) && this.#holds());
  }

  /** Reverses a posting and credits a lot, judged by its end. */
  correct(place: number, lot: ModelLot, day: number, amount: number): boolean {
    return this.#all(() => {
      if (!this.#reverse(place)) return false;
      this.#post([{ lot, day, amount, hold: 0 }]);
      return this.#holds();
    });
  }

  usable(book: string, day: number): number {
    return this.#lots(book).reduce((sum, lot) => sum + this.#usableOf(lot, day), 0);
  }

  balance(book: string, day: number): { balance: number; held: number } {
    const lots = this.#lots(book).map((lot) => {
      const posted = this.#sum(lot, day, ({ amount }) => amount);
      const held = this.#sum(lot, day, ({ hold }) => hold);
      return { balance: lot.expires < day ? Math.min(posted, held) : posted, held };
    });
    return { balance: lots.reduce((sum, one) => sum + one.balance, 0), held: lots.reduce((sum, one) => sum + one.held, 0) };
  }

  lotBalance(lot: ModelLot, day: number): number {
    return this.#sum(lot, day, ({ amount }) => amount);
  }

  #post(entries: Entry[]): boolean {
    this.entries.push(...entries);
    this.postings.push({ entries, isReversed: false });
    return true;
  }

  #reverse(place: number): boolean {
    const posting = this.postings[place]!;
    if (posting.isReversed) return false;
    posting.isReversed = true;
    this.entries.push(...posting.entries.map((entry) => ({ ...entry, amount: -entry.amount })));
    return true;
  }

  #take(lines: ModelLine[], make: (lot: ModelLot, day: number, amount: number) => Entry): Entry[] | null {
    const made: Entry[] = [];
    for (const { book, day, amount } of lines.toSorted((one, other) => one.day - other.day)) {
      let wanted = amount;
      for (const lot of this.#lots(book)) {
        const some = Math.min(wanted, this.#usableOf(lot, day));
        if (some === 0) continue;
        const entry = make(lot, day, some);
        made.push(entry);
        this.entries.push(entry);
        wanted -= some;
      }
      if (wanted > 0) return null;
    }
    return made;
  }

  #usableOf(lot: ModelLot, day: number): number {
    if (day < lot.earned || day > lot.expires) return 0;
    const days = Array.from({ length: Math.min(lot.expires, LAST_DAY) - day + 1 }, (_, later) => day + later);
    return Math.max(Math.min(...days.map((one) => this.#sum(lot, one, ({ amount, hold }) => amount - hold))), 0);
  }

  #holds(): boolean {
    const days = Array.from({ length: LAST_DAY }, (_, index) => index + 1);
    return [PLAIN, ...HOURS].every((lot) =>
      days.every((day) => day > lot.expires || this.#sum(lot, day, ({ amount, hold }) => amount - hold) >= 0),
    );
  }

  #lots(book: string): readonly ModelLot[] {
    return book === PLAIN.book ? [PLAIN] : HOURS;
  }

  #sum(lot: ModelLot, day: number, of: (entry: Entry) => number): number {
    return this.entries.reduce((sum, entry) => (entry.lot === lot && entry.day <= day ? sum + of(entry) : sum), 0);
  }

  #all(act: () => boolean): boolean {
    const before = copyOf(this);
    const taken = act();
    if (!taken) Object.assign(this, before);
    return taken;
  }
}

function copyOf({ entries, postings, holds }: Model): Pick<Model, 'entries' | 'postings' | 'holds'> {
  return { entries: [...entries], postings: postings.map((posting) => ({ ...posting })), holds: new Map(holds) };
}
