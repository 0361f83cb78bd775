import { useEffect, useMemo, useRef, useState } from 'react';
import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { showError } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { SECTIONS } from '../../contract/sections.ts';
import type { SheetView } from '../../contract/sheet-view.ts';
import { whyNotVerified } from '../../rules/check-rows.ts';
import { BesideRow } from './beside-row.tsx';
import { CheckHead } from './check-head.tsx';
import { asksToBeChecked, nextRow, rowsToCheck, whyDoubtful, type Check, type RowToCheck } from './rows-to-check.ts';
import { SectionsToCheck } from './sections-to-check.tsx';
import type { CheckAtHand, Mark } from './use-check.ts';
import { useKeysHelp } from '@talaan/kernel/web/dialogs/keys-help.tsx';
import { useCheckKeys, useKeysOn } from './use-check-keys.ts';
import { useKeepKeys } from './use-keep-keys.ts';
import { useNextSheet } from './use-next-sheet.ts';
import '../sheet/sheet.css';
import './checking.css';

const KeyLegend = openedLater(async () => (await import('./key-legend.tsx')).KeyLegend);
const ReturnDialog = openedLater(async () => (await import('./return-dialog.tsx')).ReturnDialog);
const VerifyDialog = openedLater(async () => (await import('./verify-dialog.tsx')).VerifyDialog);

type Asking = { key: string; for: 'RETURNED' | 'WAIVED' };

/** Rows at the left, the attachment of the row in hand at the right; on a phone it stands under its row. */
export function SheetToCheck({ check, sheet, beside }: { check: CheckAtHand; sheet: SheetView; beside: Check }) {
  const { search, change } = useAddress();
  const isDesk = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const onlyChanged = search.get('changed') === '1' && beside.last_copy !== null;
  const all = useMemo(() => rowsToCheck(sheet, beside), [sheet, beside]);
  const rows = onlyChanged ? all.filter(({ change }) => change) : all;
  const [at, setAt] = useState(() => (all.find(asksToBeChecked) ?? all[0])?.key);
  const current = rows.find(({ key }) => key === at) ?? rows[0];
  const [asking, setAsking] = useState<Asking>();
  const [dialog, setDialog] = useState<'verify' | 'return' | 'keys'>();
  const [said, say] = useState('');
  const [keysOn, setKeysOn] = useKeysOn();
  useKeepKeys();
  const next = useNextSheet(sheet.personnel_id);
  const atNow = useRef(at);
  const lookedAt = useRef(new Set(at ? [at] : []));
  // The keys work from the first moment on, and a reader begins where there is something to do.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !current) return;
    begun.current = true;
    // The sheet opens at its top all the same.
    if (isDesk) elementOf(current.key)?.focus({ preventScroll: true });
  }, [current, isDesk]);

  /** The rows as they are marked now, and the one in hand: keys may come faster than the page is drawn. */
  const inHand = () => {
    const marked = rowsToCheck(check.sheetNow() ?? sheet, beside);
    const shown = onlyChanged ? marked.filter(({ change }) => change) : marked;
    return { marked, shown, row: shown.find(({ key }) => key === atNow.current) ?? shown[0] };
  };
  const pick = (row: RowToCheck) => {
    atNow.current = row.key;
    lookedAt.current.add(row.key);
    setAt(row.key);
  };
  const goTo = (row: RowToCheck | undefined) => {
    if (!row) return;
    pick(row);
    setAsking(undefined);
    elementOf(row.key)?.focus();
  };
  const step = (by: 1 | -1) => {
    const { shown, row } = inHand();
    goTo(shown[shown.findIndex(({ key }) => key === row?.key) + by]);
  };
  const marking = (row: RowToCheck | undefined, state: Mark['state'], remark = '') => {
    if (!row) return;
    if (!check.isChecker) return showError(whyClosed(sheet));
    check.mark([{ section: row.section, row: row.row.id, state, remark }]);
    say(`${row.title}: ${SAID[state]}`);
    goTo(state === 'PENDING' ? row : nextRow(inHand().shown, row.key));
  };
  const ask = (row: RowToCheck | undefined, what: Asking['for']) => {
    if (!row) return;
    if (!check.isChecker) return showError(whyClosed(sheet));
    pick(row);
    setAsking({ key: row.key, for: what });
  };
  const markSection = (section = inHand().row?.section) => {
    if (!section) return;
    if (!check.isChecker) return showError(whyClosed(sheet));
    const pending = inHand().shown.filter((row) => row.section === section && row.row.check.state === 'PENDING');
    const left = pending.filter((row) => whyDoubtful(row, lookedAt.current) !== null);
    const right = pending.filter((row) => !left.includes(row));
    check.mark(right.map((row) => ({ section, row: row.row.id, state: 'OK', remark: '' })));
    const because = left.map((row) => `${row.title}: ${whyDoubtful(row, lookedAt.current)}`).join('; ');
    say(`${SECTIONS[section].title}: ${count(right.length, 'row')} right.${left.length > 0 ? ` Left to check: ${because}.` : ''}`);
    const { shown } = inHand();
    goTo(left[0] ?? nextRow(shown, shown.findLast((row) => row.section === section)?.key));
  };
  const verify = async () => {
    if (!check.isChecker) return showError(whyClosed(sheet));
    await check.settled();
    const { marked } = inHand();
    const why = whyNotVerified(marked.map(({ row }) => ({ state: row.check.state, files: row.files.length })));
    if (!why) return setDialog('verify');
    showError(why);
    goTo(marked.find(({ row }) => row.check.state === 'RETURNED' || (row.files.length > 0 && row.check.state === 'PENDING')));
  };
  const toggleChanged = () => {
    if (beside.last_copy === null) return showError('This is the first sheet: there is no verified copy to compare it with.');
    change({ changed: onlyChanged ? null : 1 }, { replace: true });
  };
  const returning = () => (check.isChecker ? setDialog('return') : showError(whyClosed(sheet)));
  useKeysHelp(() => setDialog('keys'));
  useCheckKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      o: () => marking(inHand().row, 'OK'),
      r: () => ask(inHand().row, 'RETURNED'),
      w: () => ask(inHand().row, 'WAIVED'),
      u: () => marking(inHand().row, 'PENDING'),
      a: () => markSection(),
      c: toggleChanged,
      v: () => void verify(),
      b: returning,
      n: () => void next.go(),
    },
    keysOn,
  );
  const finished = async () => {
    setDialog(undefined);
    await next.go();
  };
  return (
    <Page title={sheet.fullname} intro={[sheet.idno, beside.office].filter(Boolean).join(' · ')}>
      <Stack gap="md">
        <CheckHead
          check={check}
          sheet={sheet}
          beside={beside}
          rows={all}
          onlyChanged={onlyChanged}
          onOnlyChanged={toggleChanged}
          onVerify={() => void verify()}
          onReturn={returning}
          onNext={() => void next.go()}
          onKeys={() => setDialog('keys')}
        />
        <div className="check-columns">
          <SectionsToCheck
            check={check}
            sheet={sheet}
            beside={beside}
            rows={rows}
            current={current?.key}
            asking={asking}
            onlyChanged={onlyChanged}
            under={(row) => !isDesk && <BesideRow row={row} sheet={sheet} />}
            onPick={pick}
            onMark={marking}
            onAsk={ask}
            onAskedNothing={() => {
              setAsking(undefined);
              if (current) elementOf(current.key)?.focus();
            }}
            onSection={markSection}
          />
          {isDesk && (
            <aside className="check-beside" aria-label="Beside the row">
              {current ? <BesideRow row={current} sheet={sheet} /> : <Text size="sm">Nothing to check.</Text>}
            </aside>
          )}
        </div>
      </Stack>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {dialog === 'verify' && (
        <VerifyDialog check={check} sheet={sheet} rows={all} onClose={() => setDialog(undefined)} onDone={() => void finished()} />
      )}
      {dialog === 'return' && (
        <ReturnDialog check={check} sheet={sheet} rows={all} onClose={() => setDialog(undefined)} onDone={() => void finished()} />
      )}
      {dialog === 'keys' && <KeyLegend isOn={keysOn} onOn={setKeysOn} onClose={() => setDialog(undefined)} />}
    </Page>
  );
}

const SAID = { OK: 'right', RETURNED: 'to be returned', WAIVED: 'waived', PENDING: 'not checked' } as const;

function elementOf(key: string): HTMLElement | null {
  return document.getElementById(`check-${key}`);
}

function whyClosed({ standing }: SheetView): string {
  return standing.state === 'UNDER_CHECK' ? `${standing.checker} checks this sheet: take it over first.` : 'This sheet is not under check.';
}
