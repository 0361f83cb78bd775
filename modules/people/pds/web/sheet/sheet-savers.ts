import type { Typed } from '../../contract/field.ts';
import { SECTION_NAMES, type SectionName } from '../../contract/sections.ts';
import type { SheetRow, SheetView } from '../../contract/sheet-view.ts';
import { readDraft } from '@talaan/kernel/web/forms/draft.ts';
import { isSame } from '../saving/merge-changes.ts';
import { rowKey } from '../../rules/row-key.ts';
import { RowSaver, type Saved, type SavingState } from '../saving/row-saver.ts';

export type RowValues = Record<string, Typed>;

export interface RowCalls {
  save: (section: SectionName, row: number, version: number, values: RowValues) => Promise<SheetRow>;
  read: () => Promise<SheetView>;
  now: () => string;
}

/** The worst is said first: what needs the person, then what is under way. */
const WEIGHT: SavingState['kind'][] = ['clashed', 'refused', 'waiting', 'saving', 'typing', 'saved', 'clean'];

/** What saves the rows of one sheet; it outlives the screen, so that what was typed last is saved though one has left. */
export class SheetSavers {
  /** By section and number: a number is a row’s own only within its section. */
  private readonly savers = new Map<string, RowSaver<RowValues>>();
  private readonly watchers = new Set<() => void>();
  private summary: SavingState = { kind: 'clean' };
  private lastSaved: SavingState | undefined;
  private readonly personnelId: number;
  private readonly calls: RowCalls;

  constructor(personnelId: number, calls: RowCalls) {
    this.personnelId = personnelId;
    this.calls = calls;
  }

  of(section: SectionName, row: SheetRow): RowSaver<RowValues> {
    const known = this.savers.get(rowKey(section, row.id));
    if (known) return known;
    const saver = new RowSaver<RowValues>({
      draft: this.draftOf(section, row.id),
      saved: savedOf(row),
      save: async (values, base) => savedOf(await this.calls.save(section, row.id, base.version, changesOf(base.values, values))),
      read: async () => {
        const found = (await this.calls.read()).sections[section].find(({ id }) => id === row.id);
        if (!found) throw new Error('The row was removed.');
        return savedOf(found);
      },
      now: this.calls.now,
    });
    this.savers.set(rowKey(section, row.id), saver);
    saver.watch(() => {
      if (saver.state.kind === 'saved') this.lastSaved = saver.state;
      this.sum();
    });
    return saver;
  }

  /** The server’s sheet was read: newer rows are shown, and what a closed page left unsaved is saved. */
  heard(sheet: SheetView): void {
    for (const section of SECTION_NAMES) {
      for (const row of sheet.sections[section]) {
        this.savers.get(rowKey(section, row.id))?.heard(savedOf(row));
        if (readDraft(this.draftOf(section, row.id)) !== undefined) this.of(section, row);
      }
    }
    this.sum();
  }

  drop(section: SectionName, row: number): void {
    const key = rowKey(section, row);
    this.savers.get(key)?.drop();
    this.savers.delete(key);
    this.sum();
  }

  /** Saves all that is unsaved; false where something could not be. */
  async flush(): Promise<boolean> {
    await Promise.all([...this.savers.values()].map((saver) => saver.flush()));
    return !this.isUnsaved;
  }

  get isUnsaved(): boolean {
    return [...this.savers.values()].some((saver) => saver.isUnsaved);
  }

  /** Whether something needs the person, and would not be saved by itself in a moment. */
  get isStuck(): boolean {
    return this.summary.kind === 'clashed' || this.summary.kind === 'refused' || this.summary.kind === 'waiting';
  }

  readonly watch = (changed: () => void): (() => void) => {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  };

  readonly readSummary = (): SavingState => this.summary;

  private draftOf(section: SectionName, row: number): string {
    return `pds:${this.personnelId}:${rowKey(section, row)}`;
  }

  private sum(): void {
    const states = [...this.savers.values()].map(({ state }) => state);
    const found = WEIGHT.flatMap((kind) => states.find((state) => state.kind === kind) ?? [])[0] ?? ({ kind: 'clean' } as const);
    const worst = found.kind === 'saved' || found.kind === 'clean' ? (this.lastSaved ?? found) : found;
    if (isSame(worst, this.summary)) return;
    this.summary = worst;
    for (const tell of this.watchers) tell();
  }
}

function savedOf({ version, values }: SheetRow): Saved<RowValues> {
  return { version, values };
}

/** Only what was changed is sent. */
export function changesOf(base: RowValues, values: RowValues): RowValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, base[name])));
}
