/** What a reviewer says of a line: it stays, or it is to be changed, with a remark. */
export interface LineReview {
  line_id: number;
  is_returned: boolean;
  remark: string;
}

/** What reviews of lines come to: the plan is returned where one line is, with all remarks as the reason. Faults name lines without a remark. */
export type PlanReview =
  | { decides: 'APPROVE' }
  | { decides: 'RETURN'; reason: string }
  | { decides: 'NOTHING'; faults: Record<string, string[]> };

/** Each line of the plan is reviewed once (domain page, A6: approve or return by line). */
export function reviewLines(lines: readonly { id: number; title: string }[], reviews: readonly LineReview[]): PlanReview {
  const faults: Record<string, string[]> = {};
  const byLine = new Map(reviews.map((review) => [review.line_id, review]));
  if (reviews.length !== lines.length || lines.some(({ id }) => !byLine.has(id)))
    faults.reviews = ['Review each line of the plan once. Refresh the page.'];
  for (const [at, { is_returned: isReturned, remark }] of reviews.entries())
    if (isReturned && remark.trim() === '') faults[`reviews.${at}.remark`] = ['Enter what is to be changed.'];
  if (Object.keys(faults).length > 0) return { decides: 'NOTHING', faults };
  const returned = lines.flatMap(({ id, title }) => {
    const review = byLine.get(id)!;
    return review.is_returned ? [`${title}: ${review.remark.trim()}`] : [];
  });
  return returned.length === 0 ? { decides: 'APPROVE' } : { decides: 'RETURN', reason: returned.join('\n') };
}
