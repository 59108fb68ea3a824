/**
 * Missing marks and abstentions. A missing mark is never a zero unless the rules say so; an abstention is not
 * missing, it takes the judge out for this act by right.
 */
import { cell, ownCriteria, type Panel, takesPart } from './panel.ts';

/** Names the marks that should be there and are not, and applies the policy `zero`. */
export function missingMarks(panel: Panel): void {
  for (const p of panel.performances.keys()) {
    let assigned = 0;
    for (let j = 0; j < panel.judges.length; j += 1) {
      const at = cell(panel, p, j);
      if (panel.states[at] === 'not_assigned') continue;
      assigned += panel.weights[j] ?? 1;
      if (takesPart(panel.states[at])) noteMissing(panel, p, j);
    }
    panel.assigned[p] = assigned;
  }
}

/** The same of one judge's sheet for an act. */
function noteMissing(panel: Panel, p: number, j: number): void {
  const at = cell(panel, p, j);
  const width = panel.criteria.length;
  const applying = ownCriteria(panel, p, j);
  let absent: string[] | null = null;
  for (const c of applying) {
    if (!Number.isNaN(panel.steps[at * width + c])) continue;
    absent ??= [];
    absent.push(panel.criteria[c]?.id ?? '');
    if (panel.rules.missing === 'zero') panel.steps[at * width + c] = 0;
  }
  if (absent === null) return;
  panel.states[at] = absent.length === applying.length ? 'missing' : 'partial';
  panel.missing[p]?.push({ judgeId: panel.judges[j]?.id ?? '', criterionIds: absent });
}
