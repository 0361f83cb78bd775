import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button, Card, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useLeaveGuard } from '@talaan/kernel/web/forms/leave-guard.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { Together } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { SaveLine } from '../saving/save-line.tsx';
import type { SheetState } from '../../rules/workflow.ts';
import { statesOf } from './parts.ts';
import { SectionRail, SectionSelect } from './section-rail.tsx';
import type { SectionState } from './section-state.ts';
import { PARTS, SUBMIT, useSheetAddress, type SheetPart } from './sheet-address.ts';
import { SheetContext, useSheet } from './sheet-context.ts';
import { SheetHead } from './sheet-head.tsx';
import { useFocusOnField } from './use-focus-on-field.ts';
import { useSheetStore } from './use-sheet-store.ts';
import type { Whose } from './sheet-owner.ts';
import './sheet.css';

/** The code of a section comes when it is opened. */
const VIEWS = {
  personal: lazily(() => import('../groups/personal.tsx')),
  address: lazily(() => import('../groups/address.tsx')),
  family: lazily(() => import('../groups/family.tsx')),
  education: lazily(() => import('../groups/education.tsx')),
  eligibility: lazily(() => import('../groups/eligibility.tsx')),
  work: lazily(() => import('../groups/work.tsx')),
  voluntary: lazily(() => import('../groups/voluntary.tsx')),
  training: lazily(() => import('../groups/training.tsx')),
  other: lazily(() => import('../groups/other.tsx')),
  questions: lazily(() => import('../groups/questions.tsx')),
  references: lazily(() => import('../groups/references.tsx')),
  government_id: lazily(() => import('../groups/government-id.tsx')),
  submit: lazily(() => import('../groups/submit.tsx')),
} satisfies Record<SheetPart, unknown>;

function lazily(load: () => Promise<{ Group: () => ReactNode }>) {
  return shownLater(async () => (await load()).Group);
}

/** A personal data sheet, one’s own or that of a person: the rail at its left, one section beside it, saved while one types. */
export function SheetPage({ whose }: { whose: Whose }) {
  const { answer, sheet, savers, actions } = useSheetStore(whose);
  const [tellsMissing, setTells] = useState(false);
  useLeaveGuard(() => savers?.isStuck ?? false);
  useAskBeforeClosing(() => savers?.isUnsaved ?? false);
  const atHand = useMemo(() => {
    if (!sheet || !savers) return undefined;
    const mayEdit = sheet.standing.actions.some((action) => action === 'edit' || action === 'correct');
    return { whose, sheet, savers, actions, mayEdit, tellsMissing, showMissing: () => setTells(true) };
  }, [whose, sheet, savers, actions, tellsMissing]);
  if (answer.isError && !sheet) {
    return (
      <Card withBorder>
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      </Card>
    );
  }
  if (!atHand) return <Skeleton h={480} aria-busy />;
  return (
    <SheetContext.Provider value={atHand}>
      <OpenSheet />
    </SheetContext.Provider>
  );
}

function OpenSheet() {
  const { sheet, savers, mayEdit } = useSheet();
  const saving = useSyncExternalStore(savers.watch, savers.readSummary);
  const { part, to } = useSheetAddress();
  useFocusOnField();
  const states = useMemo(() => [...statesOf(sheet), submitState(sheet.standing.state)], [sheet]);
  const foot = mayEdit && saving.kind !== 'clean' && <SaveLine state={saving} onRetry={() => void savers.flush()} />;
  const rail = { sections: states, open: part, score: sheet.standing.completeness, to: (name: string) => to(name as SheetPart), foot };
  const View = VIEWS[part];
  const isDesk = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return (
    <Stack gap="md">
      <SheetHead />
      <div className="sheet-columns">
        {isDesk ? (
          <div>
            <SectionRail {...rail} />
          </div>
        ) : (
          <div className="section-bar">
            <SectionSelect {...rail} />
          </div>
        )}
        <Stack gap="lg" className="sheet-section">
          <Title order={2}>{states.find(({ name }) => name === part)?.label}</Title>
          <FromTheTop key={part}>
            <Together value>
              <View meanwhile={<Skeleton h={360} aria-busy />} />
            </Together>
          </FromTheTop>
          <Neighbours part={part} states={states} />
        </Stack>
      </div>
    </Stack>
  );
}

/** A section begins at its top, however far down one was in the one before. */
function FromTheTop({ children }: { children: ReactNode }) {
  const { row } = useSheetAddress();
  const begins = useRef(row === undefined);
  useEffect(() => {
    if (begins.current) scrollTo({ top: 0 });
    begins.current = false;
  }, []);
  return children;
}

function submitState(state: SheetState): SectionState {
  const isDue = state === 'DRAFT' || state === 'RETURNED';
  return {
    name: SUBMIT,
    label: say('Oath and submission'),
    missing: isDue ? 1 : 0,
    returned: 0,
    none: false,
    said: isDue ? say('Not submitted') : say('Submitted'),
  };
}

function Neighbours({ part, states }: { part: SheetPart; states: SectionState[] }) {
  const { to } = useSheetAddress();
  const at = PARTS.indexOf(part);
  const [before, after] = [PARTS[at - 1], PARTS[at + 1]];
  const labelOf = (name: string) => states.find((state) => state.name === name)?.label;
  return (
    <Group justify="space-between" gap="xs">
      {before ? (
        <Button
          component={Link}
          to={to(before)}
          variant="default"
          leftSection={<IconArrowLeft size={16} />}
          aria-label={say('Back to {before}', { before: labelOf(before) ?? '' })}
        >
          {say('Back')}
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button component={Link} to={to(after)} rightSection={<IconArrowRight size={16} />}>
          {labelOf(after)}
        </Button>
      )}
    </Group>
  );
}

/** Within Talaan what was typed is saved behind one’s back; a closed tab would lose it. */
function useAskBeforeClosing(isUnsaved: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  });
}
