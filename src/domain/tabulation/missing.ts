/**
 * Missing marks and abstentions. A missing mark is never a zero unless the rules say so. An abstention is not a
 * missing mark: the judge simply does not score this act.
 */
import { cell, ownCriteria, type Panel, takesPart } from './panel.ts';

/**
 * Lists the marks that should be there and are not in `panel.missing`, sets the cells' states and the assigned weight,
 * and applies the rule `zero`.
 */
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

/** Notes the marks that judge `j` has not given performance `p`. */
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
