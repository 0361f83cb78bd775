import { useState } from 'react';
import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useHeadingAt } from '@talaan/kernel/web/heading.ts';
import { trailTo, type Step } from '@talaan/kernel/web/trail.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useOpenScreens } from './use-open-screens.ts';

/** Where one is among the screens that one may open, by the heading of the page: a record by its own name. */
export function Breadcrumb() {
  const { pathname } = useLocation();
  const heading = useHeadingAt(pathname);
  const screens = useOpenScreens();
  const steps = trailTo(screens, pathname, useOpenedFrom(pathname)).map((step, index, all) =>
    heading && index === all.length - 1 ? { ...step, title: heading } : step,
  );
  return (
    <Breadcrumbs component="nav" aria-label={say('Breadcrumb')} separatorMargin={6} className="breadcrumb">
      {steps.map((step, index) => (
        <BreadcrumbStep key={step.title} step={step} isHere={index === steps.length - 1} />
      ))}
    </Breadcrumbs>
  );
}

/** The address that was shown before this one; absent after the page was loaded. */
function useOpenedFrom(pathname: string): string | undefined {
  const [shown, setShown] = useState<{ at: string; from?: string }>({ at: pathname });
  if (shown.at === pathname) return shown.from;
  setShown({ at: pathname, from: shown.at });
  return shown.at;
}

function BreadcrumbStep({ step, isHere }: { step: Step; isHere: boolean }) {
  if (step.path)
    return (
      <Anchor component={Link} to={step.path} size="sm">
        {say(step.title)}
      </Anchor>
    );
  return (
    <Text size="sm" c={isHere ? undefined : 'dimmed'} aria-current={isHere ? 'page' : undefined} truncate>
      {say(step.title)}
    </Text>
  );
}
