/** A line of the rule table, as `requests.rule` has it. */
export interface RouteRule {
  type: string | null;
  fact: 'days' | 'amount' | 'rank' | null;
  at_least: number | null;
  below: number | null;
  gives: 'own-head' | 'next-head' | 'head-of-office' | 'group';
  office_id: number | null;
  group_name: string | null;
  because: string;
}

/** What rules are compared with. */
export interface RuleFacts {
  type?: string;
  days?: number;
  amount?: number;
  rank?: number;
}

/** The first rule that matches, read from the top; none where a compared fact is not known. */
export function firstRule(rules: readonly RouteRule[], facts: RuleFacts): RouteRule | undefined {
  return rules.find((rule) => {
    if (rule.type !== null && rule.type !== facts.type) return false;
    if (rule.fact === null) return true;
    const value = facts[rule.fact];
    return value !== undefined && value >= (rule.at_least ?? -Infinity) && value < (rule.below ?? Infinity);
  });
}
